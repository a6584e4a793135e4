import { lazy, type ReactNode, Suspense, useState } from 'react'
import { today } from '#lib/today.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type CardFields, forProvider, invalidCardFields } from '../card/card.ts'
import { CardForm, emptyCard } from '../card/card-form.tsx'
import type { Names } from '../card/name-fields.tsx'
import { makeCardToken } from '../sandbox/sandbox-billing.ts'
import type { RecurlyCard } from './recurly-fields.tsx'
import { makeRecurlyToken } from './recurly-script.ts'
import { useClientConfig } from './use-client-config.ts'

const RecurlyFields = lazy(() => import('./recurly-fields.tsx'))

export interface CardEntry {
  fields: ReactNode
  /** All four fields are filled and plausible. */
  isComplete: boolean
  /** [CHK-10] Sends the card to the provider, which returns its token. */
  makeToken: (names: Names) => Promise<string>
}

/** [SUB-4] The card fields of the configured provider, and how they become a token. */
export function useCardEntry(): CardEntry {
  const config = useClientConfig()
  const sandbox = useSandboxEntry()
  const recurly = useRecurlyEntry(config?.billing.publicKey)
  if (config?.billing.provider === 'recurly') return recurly
  return config ? sandbox : { ...sandbox, isComplete: false }
}

function useSandboxEntry(): CardEntry {
  const [card, setCard] = useState<CardFields>(emptyCard)
  return {
    fields: <CardForm card={card} onChange={(part) => setCard({ ...card, ...part })} />,
    isComplete: invalidCardFields(card, today()).length === 0,
    makeToken: (names) => makeCardToken({ ...forProvider(card), ...names }),
  }
}

function useRecurlyEntry(publicKey = ''): CardEntry {
  const [card, setCard] = useState<RecurlyCard>()
  const [isComplete, setComplete] = useState(false)
  return {
    fields: (
      <Suspense fallback={<Skeleton shape="field" />}>
        <RecurlyFields publicKey={publicKey} onReady={setCard} onComplete={setComplete} />
      </Suspense>
    ),
    isComplete: card !== undefined && isComplete,
    makeToken: async ({ firstName, lastName }) => {
      if (!card) throw new TypeError('The card fields aren’t there yet')
      const person = { first_name: firstName, last_name: lastName }
      return makeRecurlyToken(card.recurly, card.elements, person)
    },
  }
}
