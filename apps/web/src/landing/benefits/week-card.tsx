import Check from 'virtual:lucide/check'
import type { SiteData } from '../../site/site-data.ts'
import { certificateOf, wholeText } from '../macro-figures.ts'

type Week = SiteData['plan']['week']

const columns = [
  { key: 'calories', short: 'kcal', long: 'Calories' },
  { key: 'fat', short: 'Fat', long: 'Fat in grams' },
  { key: 'protein', short: 'Protein', long: 'Protein in grams' },
  { key: 'netCarbs', short: 'Net carbs', long: 'Net carbs in grams' },
] as const

/** The certificates of a week, one line a day. */
export function WeekCard({ week }: { week: Week }) {
  const [first] = week
  if (!first) return null
  return (
    <div className="rounded-card bg-surface p-4 shadow-card lg:p-6">
      <table className="w-full text-right text-sm">
        <caption className="pb-3 text-left font-display text-lg">Week 1, day by day</caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="py-1.5 text-left font-semibold">
              Day
            </th>
            {columns.map(({ key, short, long }) => (
              <th key={key} scope="col" aria-label={long} className="py-1.5 pl-2 font-semibold">
                {short}
              </th>
            ))}
            <th scope="col" className="sr-only">
              Verdict
            </th>
          </tr>
        </thead>
        <tbody>
          {week.map((fit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number.
            <tr key={at} className="border-t border-hairline">
              <th scope="row" className="py-2.5 text-left font-semibold">
                {at + 1}
              </th>
              {columns.map(({ key }) => (
                <td key={key} className="py-2.5 pl-2">
                  {wholeText(fit.actual[key])}
                </td>
              ))}
              <td className="w-10 pl-3">
                <Verdict text={certificateOf(fit)} isInRange={fit.inRange} />
              </td>
            </tr>
          ))}
        </tbody>
        <Ranges fit={first} />
      </table>
    </div>
  )
}

function Verdict({ text, isInRange }: { text: string; isInRange: boolean }) {
  return (
    <span
      className={`ml-auto grid size-6 place-items-center rounded-full ${isInRange ? 'bg-leaf text-on-leaf' : 'bg-butter text-on-butter'}`}
    >
      {isInRange ? <Check aria-hidden className="size-4" strokeWidth={3} /> : '!'}
      <span className="sr-only">{text}</span>
    </span>
  )
}

function Ranges({ fit: { target } }: { fit: Week[number] }) {
  return (
    <tfoot className="border-t-[1.5px] border-line text-xs text-muted">
      <tr>
        <th scope="row" className="py-2.5 text-left font-semibold">
          Range
        </th>
        {columns.map(({ key }) => (
          <td key={key} className="py-2.5 pl-2">
            {rangeText(target[key])}
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
}

function rangeText({ minimum, maximum }: { minimum: number; maximum: number }): string {
  return minimum > 0 ? `${wholeText(minimum)}–${wholeText(maximum)}` : `≤ ${wholeText(maximum)}`
}
