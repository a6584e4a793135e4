import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { type Content, heading, prose, type TextNode } from './content.ts'
import { palette } from './palette.ts'

export const pageMargin = 44
const brand = 'Butterleaf'

/** The usual paper of countries that weigh in ounces, and of those that weigh in grams. */
export const paperSizes = {
  us: { name: 'LETTER', width: 612, height: 792 },
  metric: { name: 'A4', width: 595.28, height: 841.89 },
} as const

export type FramedDocument = {
  title: string
  subject: string
  system: UnitSystem
  content: Content[]
  /** The first page is a cover, with its own background and no page number. */
  hasCover?: boolean
}

/** The document in pdfmake's format, with page numbers at the foot and, from the second page on, the title at the top. */
export function framePages({ title, subject, system, content, hasCover = false }: FramedDocument): object {
  const isBare = (page: number) => hasCover && page === 1
  return {
    version: '1.7',
    language: 'en-US',
    displayTitle: true,
    info: { title, subject, author: brand, creator: brand, producer: brand },
    pageSize: paperSizes[system].name,
    pageMargins: [pageMargin, pageMargin + 8, pageMargin, pageMargin + 8],
    defaultStyle: { font: 'Figtree', fontSize: 10, lineHeight: 1.15, color: palette.ink },
    background: (page: number) => (isBare(page) ? coverGround(system) : undefined),
    header: (page: number) => (page === 1 ? undefined : runningHead(title)),
    footer: (page: number, pages: number) => (isBare(page) ? undefined : folio(page, pages)),
    content,
  }
}

function coverGround(system: UnitSystem): Content {
  const { width, height } = paperSizes[system]
  return { canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, color: palette.paper }] }
}

function runningHead(title: string): TextNode {
  return prose(title, { fontSize: 8.5, color: palette.muted, margin: [pageMargin, 24, pageMargin, 0] })
}

function folio(page: number, pages: number): Content {
  return {
    columns: [
      heading(brand, { fontSize: 11, color: palette.leaf }),
      prose(`${page} of ${pages}`, {
        fontSize: 8.5,
        color: palette.muted,
        alignment: 'right',
        margin: [0, 2, 0, 0],
      }),
    ],
    columnGap: 12,
    margin: [pageMargin, 18, pageMargin, 0],
  }
}
