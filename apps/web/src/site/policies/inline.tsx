import { siteContact } from '../site-page.ts'
import type { InlinePart } from './inline-text.ts'

const linkLook = 'font-semibold text-leaf underline underline-offset-4'

export function Inline({ parts }: { parts: readonly InlinePart[] }) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the line.
    <Part key={at} part={part} />
  ))
}

function Part({ part }: { part: InlinePart }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'strong':
      return <strong className="font-semibold">{part.text}</strong>
    case 'link':
      return (
        <a href={part.href} className={linkLook}>
          {part.text}
        </a>
      )
    case 'blank':
      return (
        <mark className="rounded-sm bg-butter px-1 text-on-butter box-decoration-clone">{part.text}</mark>
      )
    case 'contact':
      return (
        <a href={`mailto:${siteContact}`} className={linkLook}>
          {siteContact}
        </a>
      )
  }
}
