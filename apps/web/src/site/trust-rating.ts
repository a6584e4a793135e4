export type TrustRating = Readonly<{ rating: string; words: string; isSample: boolean }>

/** Reads content/trust-rating.json, which the operator writes. A rating counts as a sample unless the file says otherwise. */
export function readTrustRating(json: string): TrustRating {
  const { rating, text, isSample } = JSON.parse(json) as Record<string, unknown>
  if (typeof rating !== 'string' || typeof text !== 'string') {
    throw new Error('content/trust-rating.json needs a “rating” and a “text”.')
  }
  return { rating, words: text, isSample: isSample !== false }
}
