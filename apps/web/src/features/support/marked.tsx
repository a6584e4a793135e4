import type { TextPart } from './find-help.ts'

/** A text with the words that were searched for marked, by more than color. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isFound }, at) =>
    isFound ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the text
        key={at}
        className="bg-butter/60 font-bold text-inherit underline decoration-2 underline-offset-2"
      >
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
