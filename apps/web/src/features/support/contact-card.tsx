import Mail from 'virtual:lucide/mail'
import MessageCircle from 'virtual:lucide/message-circle'
import { type Contact, useContact } from '#lib/support-contact.ts'
import { ButtonLink } from '#ui/action/button-link.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { answerPath } from './help-answers.ts'

/** [SUP-1] */
export function ContactCard() {
  return (
    <Card
      as="section"
      aria-label="Contact us"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="text-xl">Didn’t find it?</h2>
        <p className="text-pretty text-muted">Tell us what you tried and what you saw. A person reads it.</p>
      </div>
      <ContactWay contact={useContact()} />
    </Card>
  )
}

function ContactWay({ contact }: { contact: Contact }) {
  switch (contact.kind) {
    case 'chat':
      return (
        <ButtonLink href={contact.href} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden className="size-5" />
          {contact.text}
        </ButtonLink>
      )
    case 'mail':
      return (
        <div className="grid gap-2">
          <ButtonLink href={contact.href}>
            <Mail aria-hidden className="size-5" />
            Contact us
          </ButtonLink>
          <p className="text-center text-sm break-all text-muted">{contact.text}</p>
        </div>
      )
    case 'answer':
      return (
        <Link to={answerPath({ title: contactQuestion })} className={buttonLook()}>
          <MessageCircle aria-hidden className="size-5" />
          Contact us
        </Link>
      )
  }
}

/** The title of the answer that says where to write, as in content/help. */
export const contactQuestion = 'How do I reach a person?'
