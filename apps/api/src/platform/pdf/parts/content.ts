import { type Face, type Run, typeset } from '../type/typeset.ts'
import type { Color } from './palette.ts'

/** In pdfmake's order: left, top, right, bottom, in points. */
type Margin = readonly [number, number, number, number]

type Placed = {
  margin?: Margin
  alignment?: 'right'
  width?: number | 'auto' | '*'
  pageBreak?: 'before'
  absolutePosition?: { x: number; y: number }
  /** The target of a link inside the document. */
  id?: string
}
type Link = { linkToDestination?: string }
type Drawn = {
  fontSize?: number
  bold?: boolean
  color?: Color
  lineHeight?: number
  decoration?: 'lineThrough'
}
export type TextStyle = Placed &
  Drawn &
  Link & {
    outline?: boolean
    outlineText?: string
    outlineParentId?: string
  }

/** Parts of one text, as `span` and `pageOf` make them: flat, since pdfmake forgets the look of a nested one. */
export type Span = Drawn & Link & ({ text: string; font?: Run['font'] } | { pageReference: string })
export type TextNode = TextStyle & { text: string | Run[] | Span[]; font?: Face }

/** pdfmake writes its measurements into its input, so a node must be made again for each place. */
export type Content =
  | TextNode
  | (Placed & { table: object; layout: object })
  | (Placed & { stack: Content[] })
  | (Placed & { columns: Content[]; columnGap: number })
  | (Placed & { svg: string; options?: object })
  | (Placed & { canvas: object[] })

/** A cell of a table; `{}` is one that a neighbour spans. */
export type Cell = (Content & { colSpan?: number }) | Record<string, never>

/** Running text. */
export function prose(text: string, style: TextStyle = {}): TextNode {
  return { text: typeset(text, 'Figtree'), ...style }
}

/** A heading in the brand's serif, which has one weight. */
export function heading(text: string, style: TextStyle = {}): TextNode {
  const runs = typeset(text, 'Young Serif')
  const words = typeof runs === 'string' ? runs : runs.map(asHeavyAsSerif)
  return { text: words, font: 'Young Serif', lineHeight: 1.05, ...style }
}

function asHeavyAsSerif(run: Run): Span {
  return run.font === 'Roboto' ? { ...run, bold: true } : run
}

/** A part of `line`. */
export function span(text: string, style: Drawn & Link = {}): Span[] {
  const runs = typeset(text, 'Figtree')
  return typeof runs === 'string' ? [{ text: runs, ...style }] : runs.map((run) => ({ ...run, ...style }))
}

/** The page number of a target: pdfmake fills it in on the first line of a text only. */
export function pageOf(id: string, style: Drawn & Link = {}): Span[] {
  return [{ pageReference: id, ...style }]
}

/** One text with several styles. */
export function line(spans: readonly (readonly Span[])[], style: TextStyle = {}): TextNode {
  return { text: spans.flat(), ...style }
}
