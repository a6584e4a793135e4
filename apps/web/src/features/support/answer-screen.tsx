import ArrowLeft from 'virtual:lucide/arrow-left'
import { useParams } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useContact } from '#lib/support-contact.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { CodeBox } from '#ui/data/code-box.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { ContactCard, contactQuestion } from './contact-card.tsx'
import { answerAt, answerPath, type HelpAnswer, type HelpBlock, nextAnswers } from './help-answers.ts'

/** [SUP-2] */
export default function AnswerScreen() {
  const { title: slug = '' } = useParams()
  const answer = answerAt(slug)
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <Link
        to={paths['app.support']}
        className="-mx-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full px-2 font-semibold text-leaf"
      >
        <ArrowLeft aria-hidden className="size-5" />
        Help
      </Link>
      {answer ? <Answer answer={answer} /> : <NoAnswer slug={slug} />}
      {answer?.title !== contactQuestion && <ContactCard />}
    </div>
  )
}

function Answer({ answer }: { answer: HelpAnswer }) {
  const beside = nextAnswers(answer)
  return (
    <article className="grid gap-6">
      <title>{`${answer.title} · Butterleaf`}</title>
      <header className="grid gap-1">
        <p className="text-sm font-semibold text-leaf">{answer.topic}</p>
        <h1 className="text-balance">{answer.title}</h1>
      </header>
      <div className="grid max-w-prose gap-4 text-pretty">
        {answer.blocks.map((block) => (
          <Block key={block.kind === 'list' ? block.items.join() : block.text} block={block} />
        ))}
        {answer.title === contactQuestion && <WhereToWrite />}
      </div>
      {beside.length > 0 && (
        <nav aria-label="More on this" className="grid gap-1 border-t border-hairline pt-4">
          {beside.map((other) => (
            <Link
              key={other.title}
              to={answerPath(other)}
              className="inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
            >
              {other.title}
            </Link>
          ))}
        </nav>
      )}
    </article>
  )
}

function Block({ block }: { block: HelpBlock }) {
  if (block.kind === 'text') return <p>{block.text}</p>
  if (block.kind === 'code')
    return <CodeBox label="Example" text={withAddress(block.text)} copied="Example copied" />
  return (
    <ul className="grid list-disc gap-2 pl-6 marker:text-leaf">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Examples name this server by the address that reserved names have. */
function withAddress(text: string): string {
  return text.replaceAll('https://butterleaf.example', window.location.origin)
}

/** The address as text, for people who read on one device and write on another. */
function WhereToWrite() {
  const contact = useContact()
  if (contact.kind === 'answer')
    return <p>Reply to any mail Butterleaf has sent you, such as the one that confirmed your address.</p>
  return (
    <p>
      {contact.kind === 'mail' ? 'Write to ' : 'Open the chat: '}
      <a href={contact.href} className="font-semibold break-all text-leaf underline underline-offset-4">
        {contact.text}
      </a>
    </p>
  )
}

function NoAnswer({ slug }: { slug: string }) {
  const words = slug.replaceAll('-', ' ').replace(/\?$/, '')
  return (
    <EmptyState
      heading="h1"
      title="No answer by that name"
      action={
        <Link to={paths['app.support']} className={buttonLook()}>
          See all questions
        </Link>
      }
    >
      <title>Not found · Butterleaf</title>
      We have no answer called “{words}”. It may have been renamed; the list has everything there is.
    </EmptyState>
  )
}
