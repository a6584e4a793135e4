import { type AskFigures, type AskPart, askParts, figureOf, figureWords } from './ask-words.ts'

const figureLook = [
  'min-h-11 rounded-full px-3 py-1 text-sm text-muted transition hover:bg-sunk',
  'underline decoration-line decoration-dotted underline-offset-4',
  // On a phone or in a narrow card three columns of two lines, instead of three lines of their own.
  '@max-md:grid @max-md:w-full @max-md:content-start @max-md:justify-items-start @max-md:px-2 @max-md:text-left @max-md:text-xs',
].join(' ')

type AskFigureButtonsProps = { label: string; ask: AskFigures; onOpen: (part: AskPart) => void }

/** [LIV-2] "31 things to buy · 6 h 10 min in the kitchen · 2% left over", each opens what it is made of. */
export function AskFigureButtons({ label, ask, onOpen }: AskFigureButtonsProps) {
  return (
    <div className="@container -mx-2">
      <ul aria-label={label} className="flex gap-x-1 @max-md:grid @max-md:grid-cols-3">
        {askParts.map((part) => (
          <li key={part}>
            <button type="button" aria-haspopup="dialog" className={figureLook} onClick={() => onOpen(part)}>
              <span className="font-bold text-ink @max-md:text-sm">{figureOf(ask, part)}</span>{' '}
              {figureWords[part]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
