import { type Content, heading, prose } from './content.ts'
import { palette } from './palette.ts'

/** The head of a document's first page: title, butter stroke, subject. */
export function titleBlock(title: string, about: string): Content {
  return {
    stack: [
      heading(title, { fontSize: 28 }),
      { canvas: [{ type: 'rect', x: 0, y: 0, w: 84, h: 6, color: palette.butter }], margin: [0, 3, 0, 8] },
      prose(about, { fontSize: 11, color: palette.muted }),
    ],
    margin: [0, 0, 0, 14],
  }
}
