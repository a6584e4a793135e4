import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'

export interface Challenge {
  parameters: Record<string, unknown>
  signature: string
}

/** Tells people from programs, or at least makes programs work for it. */
export interface CaptchaProvider {
  settings: { provider: string; siteKey?: string }
  /** Undefined where the puzzle comes from elsewhere. */
  challenge(action: CaptchaAction): Promise<Challenge | undefined>
  /**
   * True for a right, recent solution for this action that hasn't been spent on another purpose. The same
   * purpose may come again with the same solution: a request that is sent twice is one request.
   */
  spend(solution: string, spending: { action: CaptchaAction; purpose: string }): Promise<boolean>
}
