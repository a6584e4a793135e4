import { paths } from '#lib/paths.ts'
import privacy from '../../../../../content/policies/privacy-policy.md?raw'
import terms from '../../../../../content/policies/terms.md?raw'
import { type SitePage, siteContact } from '../site-page.ts'
import { type InlinePart, type Policy, type PolicyBlock, readPolicy } from './policy-text.ts'

/** [LAND-5] */
export function policyPages(): SitePage[] {
  return [policyPage(paths['home.policy'], privacy), policyPage(paths['home.disclaimer'], terms)]
}

function policyPage(path: string, markdown: string): SitePage {
  const policy = readPolicy(markdown)
  return {
    path,
    title: `${policy.title} · Butterleaf`,
    description: policy.summary,
    content: <PolicyContent policy={policy} />,
  }
}

/** [LAND-5] Made for print as well: nothing is collapsed. */
function PolicyContent({ policy }: { policy: Policy }) {
  const { title, summary, updated, isTemplate, sections } = policy
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 pt-6 pb-20 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:px-10 lg:pt-12">
      <header className="grid gap-4 lg:col-start-2">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <p className="max-w-prose text-lg text-pretty text-muted">{summary}</p>
        <p className="text-sm text-muted">
          In force since <time dateTime={updated}>{dayText(updated)}</time>
        </p>
        {isTemplate && <TemplateNotice />}
      </header>
      <Contents policy={policy} />
      <div className="grid max-w-prose gap-10">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="grid gap-3">
            <h2 id={id} className="scroll-mt-6">
              {heading}
            </h2>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place in the section.
              <Block key={at} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** At the left of the text where there is room; on a phone above it, collapsed. */
function Contents({ policy: { sections } }: { policy: Policy }) {
  return (
    <nav aria-label="On this page" className="lg:row-start-2">
      <details className="rounded-card border border-hairline bg-surface lg:hidden">
        <summary className="px-5 py-3.5 font-semibold">On this page</summary>
        <ContentsList sections={sections} className="px-5 pb-4" />
      </details>
      <div className="sticky top-6 hidden lg:block">
        <p className="text-sm font-bold">On this page</p>
        <ContentsList sections={sections} className="mt-1" />
      </div>
    </nav>
  )
}

function ContentsList({ sections, className }: Pick<Policy, 'sections'> & { className: string }) {
  return (
    <ol className={`grid ${className}`}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline lg:min-h-9"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

function TemplateNotice() {
  return (
    <p role="note" className="max-w-prose rounded-field bg-butter px-4 py-3 text-sm text-on-butter">
      <strong>This is a template.</strong> The operator of this site has yet to fill in what is marked, have
      it reviewed, and say so. It is not legal advice.
    </p>
  )
}

function Block({ block }: { block: PolicyBlock }) {
  if (block.kind === 'text') {
    return (
      <p className="text-pretty">
        <Inline parts={block.parts} />
      </p>
    )
  }
  return (
    <ul className="grid list-disc gap-2.5 pl-6 marker:text-leaf">
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place in the list.
        <li key={at} className="text-pretty">
          <Inline parts={item} />
        </li>
      ))}
    </ul>
  )
}

function dayText(isoDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
}

const linkLook = 'font-semibold text-leaf underline underline-offset-4'

function Inline({ parts }: { parts: readonly InlinePart[] }) {
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
