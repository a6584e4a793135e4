import { Refusal } from '../commands/outcome.ts'

export type FetchRefusalReason =
  /** No web address, or one with a name and password in it. */
  | 'not-an-address'
  /** It leads to no public server, or to a port that isn't the web's. */
  | 'not-public'
  | 'too-slow'
  | 'too-large'
  /** It isn't text, or is packed though nobody asked for that. */
  | 'not-a-page'
  /** No answer, an error, or redirects without end. */
  | 'no-answer'

/** Why a page wasn't fetched: a sentence for an editor, a reason for the app. */
export class FetchRefusal extends Refusal {
  readonly reason: FetchRefusalReason

  constructor(reason: FetchRefusalReason, message: string) {
    super(message)
    this.reason = reason
  }
}
