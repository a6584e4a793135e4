export interface CaptchaTables {
  spent_captchas: SpentCaptchasTable
}

/** A solution is good for one purpose: the request that first came with it, however often that is sent. */
interface SpentCaptchasTable {
  solution_id: string
  purpose: string
  expires_at: string
}
