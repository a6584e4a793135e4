import Star from 'virtual:lucide/star'
import text from '../../../../content/trust-rating.json?raw'

/** [LAND-6] Shown while its flag is on; lib/flags/show-flagged-parts.ts sees to that. */
export function TrustBadge() {
  const { rating, words, isSample } = readTrustRating(text)
  return (
    <p
      data-flag="trust-badge"
      hidden
      className="inline-flex flex-wrap items-center gap-x-2 rounded-full border border-hairline bg-surface px-4 py-2 text-sm"
    >
      <Star aria-hidden className="size-4 fill-butter text-on-butter dark:text-butter" />
      <b>{rating}</b>
      <span className="text-muted">{words}</span>
      {isSample && <span className="rounded-full bg-butter px-2 text-xs text-on-butter">Sample rating</span>}
    </p>
  )
}

type TrustRating = Readonly<{ rating: string; words: string; isSample: boolean }>

/** Reads content/trust-rating.json, which the operator writes. A rating counts as a sample unless the file says otherwise. */
export function readTrustRating(json: string): TrustRating {
  const { rating, text, isSample } = JSON.parse(json) as Record<string, unknown>
  if (typeof rating !== 'string' || typeof text !== 'string') {
    throw new Error('content/trust-rating.json needs a “rating” and a “text”.')
  }
  return { rating, words: text, isSample: isSample !== false }
}
