import Key from 'virtual:lucide/key-square'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { CodeBox } from '#ui/data/code-box.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConnectedAssistants } from './connected-assistants.tsx'

const questions = [
  'What’s for dinner?',
  'Swap Friday’s dinner for something quick with chicken.',
  'I ate a burger instead of lunch.',
  'Add eggs to the list.',
  'What can I use the spinach for?',
  'How is my month?',
]

/** [DOOR-4] Where an assistant asks, which ones were let in, and what one does that can’t sign in. */
export default function AssistantsScreen() {
  return (
    <>
      <title>Assistants · Butterleaf</title>
      <h1>Assistants</h1>
      <Card as="section" aria-labelledby="ask" className="grid gap-3">
        <h2 id="ask" className="text-lg">
          Ask about your plan where you already talk
        </h2>
        <p className="text-pretty text-sm text-muted">
          An assistant that speaks the Model Context Protocol can read your plan and change it for you. Each
          answer has the day’s figures between their limits, and each change can be taken back.
        </p>
        <ul className="grid list-disc gap-1 pl-6 marker:text-leaf">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="connect" className="grid gap-4">
        <h2 id="connect" className="text-lg">
          Connect one
        </h2>
        <p className="text-pretty">Give it this address:</p>
        <CodeBox label="Address" text={`${window.location.origin}/mcp`} copied="Address copied" />
        <p className="text-pretty">It opens a page where you sign in and choose what it may do.</p>
        <p className="text-pretty text-sm text-muted">
          What you ask goes to the assistant’s maker, and so does what it reads here. Give it only what it
          needs, and disconnect it when you stop using it. A new password disconnects all of them.
        </p>
      </Card>
      <ConnectedAssistants />
      <Card as="section" aria-labelledby="by-token" className="grid gap-4">
        <h2 id="by-token" className="text-lg">
          One that can’t open a page
        </h2>
        <p className="text-pretty">1. Make a token for it. Choose what it may do.</p>
        <Link
          to={paths['settings.account.tokens']}
          className={buttonLook({ look: 'ghost', className: 'justify-self-start' })}
        >
          <Key aria-hidden className="size-5" />
          Personal tokens
        </Link>
        <p className="text-pretty">
          2. Give it the address with the token as its authorization, such as in a file of settings:
        </p>
        <CodeBox label="Settings" text={settingsText(window.location.origin)} copied="Settings copied" />
      </Card>
    </>
  )
}

function settingsText(origin: string): string {
  const butterleaf = {
    type: 'http',
    url: `${origin}/mcp`,
    headers: { Authorization: 'Bearer butterleaf_pat_...' },
  }
  return JSON.stringify({ mcpServers: { butterleaf } }, null, 2)
}
