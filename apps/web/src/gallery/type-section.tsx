import { Card } from '#ui/surface/card.tsx'
import { Section } from './section.tsx'

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunk', 'bg-sunk'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['leaf', 'bg-leaf'],
  ['paprika', 'bg-paprika'],
  ['butter', 'bg-butter'],
  ['line', 'bg-line'],
  ['hairline', 'bg-hairline'],
] as const

export function TypeSection() {
  return (
    <Section title="Type and colour">
      <Card>
        <p className="font-display text-3xl">82.3 kg</p>
        <p className="mt-2 font-display text-2xl">Skillet salmon, lemon cream</p>
        <p className="mt-2 font-display text-xl">November 2026</p>
        <p className="mt-2 text-lg">A lead of twenty pixels for the first line.</p>
        <p className="mt-2">Body text at seventeen: calm, generous, confident.</p>
        <p className="mt-2 text-sm text-muted">Fifteen for what stands beside, 1,839 of 1,850.</p>
        <p className="mt-2 text-xs text-muted">Thirteen for labels of axes and columns.</p>
      </Card>
      <ul className="grid grid-cols-5 gap-2">
        {swatches.map(([name, fill]) => (
          <li key={name} className="text-xs text-muted">
            <span className={`mb-1 block h-12 rounded-field border border-hairline ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
