import ChevronRight from 'virtual:lucide/chevron-right'
import Search from 'virtual:lucide/search'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { ContactCard } from './contact-card.tsx'
import { type FoundAnswer, findHelp, type TextPart } from './find-help.ts'
import { answerPath } from './help-answers.ts'

/** [SUP-1] Any word finds, also one of an answer. The search text is in the URL, so that back from an answer restores it. */
export default function SupportScreen() {
  const [params, setParams] = useSearchParams()
  // A state of its own: the URL follows a moment later, and a field can't wait for it.
  const [text, setText] = useState(params.get('q') ?? '')
  const search = (next: string) => {
    setText(next)
    setParams(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true })
  }
  const found = useMemo(() => findHelp(text), [text])
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 xl:max-w-5xl xl:grid-cols-2 xl:items-start xl:*:col-span-2 xl:[&>section]:col-span-1">
      <title>Help · Butterleaf</title>
      <header className="grid gap-2">
        <h1>Help</h1>
        <p className="text-pretty text-muted">
          Advice and answers, about your plan and about cooking this way.
        </p>
      </header>
      <Field label="Search the questions" hint="Any word finds, in questions and answers.">
        <TextInput
          type="search"
          value={text}
          onChange={(event) => search(event.target.value)}
          placeholder="leftovers, shopping, fat …"
          leading={<Search aria-hidden className="size-5" />}
        />
      </Field>
      <VisuallyHidden role="status">{text && countText(found.length)}</VisuallyHidden>
      {found.length > 0 ? (
        topicsOf(found).map((topic) => (
          <TopicCard key={topic} topic={topic} answers={found.filter((answer) => answer.topic === topic)} />
        ))
      ) : (
        <EmptyState
          title="No question has that in it"
          action={
            <Button look="ghost" onClick={() => search('')}>
              Show all questions
            </Button>
          }
        >
          No answer either. Try one word of it, or write to us below: a person reads it.
        </EmptyState>
      )}
      <ContactCard />
    </div>
  )
}

function TopicCard({ topic, answers }: { topic: string; answers: readonly FoundAnswer[] }) {
  return (
    <section aria-label={topic} className="grid gap-3">
      <h2 className="text-xl">{topic}</h2>
      <Card padding="none">
        <ul className="divide-y divide-hairline">
          {answers.map((answer) => (
            <li key={answer.title} className="group">
              <Link
                to={answerPath(answer)}
                className="flex min-h-14 items-center gap-4 px-5 py-3 font-semibold group-first:rounded-t-card group-last:rounded-b-card hover:bg-sunk"
              >
                <span className="min-w-0 flex-1 text-pretty">
                  <Marked parts={answer.titleParts} />
                  {answer.excerpt && (
                    <span className="block text-sm font-normal text-muted">
                      <Marked parts={answer.excerpt} />
                    </span>
                  )}
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function topicsOf(answers: readonly FoundAnswer[]): readonly string[] {
  return [...new Set(answers.map(({ topic }) => topic))]
}

function countText(count: number): string {
  return count === 1 ? 'One question' : `${count} questions`
}

/** A text with the words that were searched for marked, by more than color. */
function Marked({ parts }: { parts: readonly TextPart[] }) {
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
