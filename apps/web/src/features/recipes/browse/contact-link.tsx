import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useContact } from '#lib/support-contact.ts'

/** [RCP-3] Straight to a person where a chat or an address is set up, else to the help pages. */
export function ContactLink({ className }: { className: string }) {
  const contact = useContact()
  if (contact.kind === 'answer') {
    return (
      <Link to={paths['app.support']} className={className}>
        Contact us
      </Link>
    )
  }
  const elsewhere = contact.kind === 'chat' ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a href={contact.href} {...elsewhere} className={className}>
      Contact us
    </a>
  )
}
