export type TrustRating = Readonly<{ rating: string; words: string; isSample: boolean }>

/** Of content/trust-rating.json: the operator's words. A rating is a sample until it says that it is none. */
export function readTrustRating(json: string): TrustRating {
  const { rating, text, isSample } = JSON.parse(json) as Record<string, unknown>
  if (typeof rating !== 'string' || typeof text !== 'string') {
    throw new Error('content/trust-rating.json needs a “rating” and a “text”.')
  }
  return { rating, words: text, isSample: isSample !== false }
}
