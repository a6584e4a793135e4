import ChevronDown from 'virtual:lucide/chevron-down'
import { type HelpAnswer, type HelpBlock, helpAnswers } from '#features/support/help-answers.ts'

import { Band } from './band.tsx'

/** Titles in content/help. */
const asked = [
  'How does Butterleaf make my plan?',
  'What is the difference between a customized plan and building my own?',
  'Can I change my answers later?',
  'Is Butterleaf medical advice?',
]

export function QuestionsSection() {
  const answers = helpAnswers.filter(({ title }) => asked.includes(title))
  return (
    <Band titleId="questions-title" tone="sunk" height="short" title="Before you ask">
      <div className="max-w-3xl divide-y divide-hairline border-y border-hairline">
        {answers.map((answer) => (
          <Question key={answer.title} answer={answer} />
        ))}
      </div>
    </Band>
  )
}

function Question({ answer: { title, blocks } }: { answer: HelpAnswer }) {
  return (
    <details className="group">
      <summary className="flex min-h-13 cursor-pointer lg:min-h-16 list-none items-center justify-between gap-4 py-2 font-semibold lg:py-3 lg:text-lg [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-6 shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-5 text-pretty text-muted">
        {blocks.map((block) => (
          <Block key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
        ))}
      </div>
    </details>
  )
}

function Block({ block }: { block: HelpBlock }) {
  if (block.kind !== 'list') return <p>{block.text}</p>
  return (
    <ul className="list-disc pl-5">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
