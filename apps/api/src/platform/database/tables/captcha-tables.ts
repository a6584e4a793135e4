export interface CaptchaTables {
  spent_captchas: SpentCaptchasTable
}

/** A solution is good for one purpose: the first request that used it, and its repeats. */
interface SpentCaptchasTable {
  solution_id: string
  purpose: string
  expires_at: string
}
