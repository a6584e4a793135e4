import { contentText } from '@butterleaf/domain/meal-plan/history/change-sentence'
import type { ShownChange } from '@butterleaf/domain/meal-plan/history/shown-change'

const mostNamed = 3

/** What bringing a change back would replace that came later; undefined where nothing did. */
export function replacedText({ slots }: ShownChange): string | undefined {
  if (slots.length === 0)
    return 'The plan you have now is put away, and stands in this history. Your ticks and own rows stay.'
  const replaced = slots.flatMap(({ meal, dayNumber, now }) =>
    now ? [`${meal} on day ${dayNumber} (${contentText(now)})`] : [],
  )
  if (replaced.length === 0) return undefined
  const named = replaced.slice(0, mostNamed).join(', ')
  const others = replaced.length - mostNamed
  const more = others > 0 ? ` and ${others} more` : ''
  return `This has changed again since. It replaces ${named}${more}.`
}
