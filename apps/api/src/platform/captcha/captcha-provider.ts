import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'

export interface Challenge {
  parameters: Record<string, unknown>
  signature: string
}

/** Tells people from programs, or at least makes programs work for it. */
export interface CaptchaProvider {
  settings: { provider: string; siteKey?: string }
  /** Undefined where the puzzle comes from an outside service. */
  challenge(action: CaptchaAction): Promise<Challenge | undefined>
  /**
   * True for a right, recent solution for this action that wasn't spent on another purpose. The same purpose may repeat it: a
   * request that is sent twice is one request.
   */
  spend(solution: string, spending: { action: CaptchaAction; purpose: string }): Promise<boolean>
}
