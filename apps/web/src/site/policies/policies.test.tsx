import { plans } from '@butterleaf/domain/subscription/plans'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '#lib/paths.ts'
import { policyPages } from './policy-pages.tsx'
import { readPolicy } from './policy-text.ts'

/** The words of a page as a person reads them. */
function wordsOf(path: string): string {
  const page = policyPages().find((each) => each.path === path)
  const html = renderToStaticMarkup(page?.content)
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
}

const terms = wordsOf(paths['home.disclaimer'])
const privacy = wordsOf(paths['home.policy'])

describe('the terms', () => {
  it.each([
    ['18 and older', /You have to be at least 18 years old/],
    [
      'the data policy’s 16, and how both go together',
      /second age, 16: .* 16 is the line for data and 18 the line for using/,
    ],
    [
      'renewal at the same period',
      /renews automatically at the end of each period, for another period of the same length/,
    ],
    ['no refunds after purchase or renewal', /no refunds: not after a purchase, not after a renewal/],
    ['cancellation at the end of the period', /Cancellation takes effect at the end of the billing period/],
    ['no coupons on the 1-month plan', /Coupons do not apply to 1-month plans/],
    ['liability of $100 at most', /limited to \$100/],
    ['data kept for 5 years', /for 5 years after its last paid period has ended/],
  ])('[LAND-7] state %s', (_fact, words) => {
    expect(terms).toMatch(words)
  })

  it('[LAND-7] name the periods the plans really have, and the one without coupons', () => {
    for (const { months, takesCoupons } of Object.values(plans)) {
      expect(terms).toMatch(new RegExp(`${months}( month)?s? (renews )?for ${months}`))
      expect(takesCoupons).toBe(months !== 1)
    }
  })
})

it('[LAND-7] the privacy policy draws its own line at 16 and names the 18 of the terms', () => {
  expect(privacy).toMatch(/18 and older, as our terms say\s*\. .* 16/)
})

it('[LAND-5] both say that they are templates, and lead to each other', () => {
  for (const words of [terms, privacy]) expect(words).toContain('This is a template.')
  const [privacyPage, termsPage] = policyPages()
  expect(renderToStaticMarkup(privacyPage?.content)).toContain(`href="${paths['home.disclaimer']}"`)
  expect(renderToStaticMarkup(termsPage?.content)).toContain(`href="${paths['home.policy']}"`)
})

describe('a policy', () => {
  const written = (template: string, body: string) =>
    `---\ntitle: Terms\nsummary: Short.\nupdated: 2026-01-01\ntemplate: ${template}\n---\n\n## One, two\n\n${body}\n`

  it('is read into sections with text, lists, links and blanks', () => {
    const { sections } = readPolicy(
      written('yes', 'Some **strong** words\nof [us](/x).\n\n- [a blank]\n- {contact}'),
    )
    expect(sections).toEqual([
      {
        id: 'one-two',
        heading: 'One, two',
        blocks: [
          {
            kind: 'text',
            parts: [
              { kind: 'text', text: 'Some ' },
              { kind: 'strong', text: 'strong' },
              { kind: 'text', text: ' words of ' },
              { kind: 'link', text: 'us', href: '/x' },
              { kind: 'text', text: '.' },
            ],
          },
          { kind: 'list', items: [[{ kind: 'blank', text: 'a blank' }], [{ kind: 'contact' }]] },
        ],
      },
    ])
  })

  it('that was reviewed has nothing left to fill in', () => {
    expect(readPolicy(written('no', 'Done.')).isTemplate).toBe(false)
    expect(() => readPolicy(written('no', 'By [name].'))).toThrow(/\[brackets\] still to be filled in/)
  })

  it('needs its whole head', () => {
    expect(() => readPolicy('---\ntitle: Terms\n---\n')).toThrow(/no “template”/)
  })
})
