import { hashText, seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { type GlyphId, glyphs } from '../glyphs/glyphs.ts'
import { type Coat, coatKey, drawCoat } from './coat.ts'
import { fill, placement } from './ink.ts'

const SHADOW = 'fill="#2b1a0e" opacity=".17"'

interface LaidGlyph {
  key: string
  x: number
  y: number
  turn: number
  scale: number
  isSunk: boolean
}

export interface GlyphPlace {
  glyph: GlyphId
  tint?: string | undefined
  coat?: Coat | undefined
  variant: number
  x: number
  y: number
  turn: number
  scale: number
  isSunk?: boolean
}

/** A drawing in the making: markup and glyphs in the order they are laid, shared shapes written once. */
export interface SvgSheet {
  isFine: boolean
  /** 0 to 3: how much must be left out to stay small. */
  thrift: number
  /** Every kind of glyph laid so far. */
  glyphs: ReadonlySet<GlyphId>
  ink: (markup: string) => void
  /** Counts what is inked by hand as a glyph that was laid. */
  inkAs: (glyph: GlyphId, markup: string) => void
  lay: (place: GlyphPlace) => void
  /** Keeps a shared definition and answers its id. */
  define: (build: (id: string) => string) => string
  finish: (box: readonly [x: number, y: number, width: number, height: number], alt: string) => string
}

/** About how many bytes a drawing takes once compressed: repeated uses cost little, new shapes a quarter. */
export function packedBytes(svg: string): number {
  const withoutUses = svg.replace(/<use[^>]*>/g, '')
  const uses = svg.split('<use').length - 1
  return 0.245 * withoutUses.length + 9 * uses + 253
}

export function startSheet(seed: string, isFine: boolean, thrift = 0): SvgSheet {
  const prefix = `b${hashText(seed).toString(36)}${isFine ? 'f' : 's'}`
  const items: (string | LaidGlyph)[] = []
  const defs: string[] = []
  const drawn = new Map<
    string,
    { id: string; body: string; shade: string; hasFront: boolean; uses: number }
  >()
  const kinds = new Set<GlyphId>()
  let lastId = 0
  const nextId = () => prefix + (lastId++).toString(36)

  const lights = new Map<number, string>()

  /** Light falls on the middle of things and leaves their edges darker; small things, and those whose sides are seen, take less of both. */
  function lightOf(isLarge: boolean): string {
    const depth = isLarge ? 0.4 : 0.26
    const known = lights.get(depth)
    if (known) return known
    const id = nextId()
    defs.push(
      `<radialGradient id="${id}" cx=".44" cy=".38" r=".66"><stop offset="0" stop-color="#fff8e4" stop-opacity=".26"/><stop offset=".5" stop-color="#fff8e4" stop-opacity="0"/><stop offset=".62" stop-color="#3b1705" stop-opacity="0"/><stop offset="1" stop-color="#3b1705" stop-opacity="${depth}"/></radialGradient>`,
    )
    lights.set(depth, id)
    return id
  }

  function glyphOf(place: GlyphPlace): string {
    kinds.add(place.glyph)
    const variant = isFine ? place.variant : 0
    const key = `${place.glyph} ${variant} ${place.tint ?? ''}${place.coat ? coatKey(place.coat) : ''}`
    const known = drawn.get(key)
    if (known) known.uses++
    else {
      const pen = { random: seededRandom(`${seed} ${key}`), fine: isFine, tint: place.tint }
      const { reach, draw } = glyphs[place.glyph]
      const { body, shade, face, marks = '' } = draw(pen)
      const coat =
        place.coat && shade
          ? drawCoat(place.coat, { shade, face, tint: place.tint, reach }, pen.random, isFine)
          : ''
      const light =
        isFine && shade ? fill(face ?? shade, `url(#${lightOf(!face && reach[0] * reach[1] > 500)})`) : ''
      const modelled = body + coat + (place.coat?.isCrumbed ? '' : marks) + light
      drawn.set(key, { id: nextId(), body: modelled, shade, hasFront: face !== undefined, uses: 1 })
    }
    return key
  }

  function write(item: string | LaidGlyph): string {
    if (typeof item === 'string') return item
    const glyph = drawn.get(item.key)
    if (!glyph) return ''
    // The side that one sees is the one in front.
    const turn = glyph.hasFront && Math.cos((item.turn * Math.PI) / 180) < 0 ? item.turn + 180 : item.turn
    const where = placement(item.x, item.y, turn, item.scale)
    const below = placement(item.x + 2 + item.scale, item.y + 3 + item.scale, turn, item.scale)
    if (glyph.uses === 1) {
      const shadow =
        glyph.shade && !item.isSunk ? `<path d="${glyph.shade}" transform="${below}" ${SHADOW}/>` : ''
      return `${shadow}<g transform="${where}">${glyph.body}</g>`
    }
    const shadow = glyph.shade && !item.isSunk ? `<use href="#${glyph.id}s" transform="${below}"/>` : ''
    return `${shadow}<use href="#${glyph.id}" transform="${where}"/>`
  }

  return {
    isFine,
    thrift,
    glyphs: kinds,
    ink: (markup) => void items.push(markup),
    inkAs: (glyph, markup) => {
      kinds.add(glyph)
      items.push(markup)
    },
    lay: (place) =>
      void items.push({
        key: glyphOf(place),
        x: place.x,
        y: place.y,
        turn: place.turn,
        scale: place.scale,
        isSunk: thrift > 1 || (place.isSunk ?? false),
      }),
    define(build) {
      const id = nextId()
      defs.push(build(id))
      return id
    },
    finish([x, y, width, height], alt) {
      const shared = [...drawn.values()]
        .filter((glyph) => glyph.uses > 1)
        .map(
          (glyph) =>
            `${glyph.shade ? `<path id="${glyph.id}s" d="${glyph.shade}" ${SHADOW}/>` : ''}<g id="${glyph.id}">${glyph.body}</g>`,
        )
      const label = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
      const size = isFine ? '' : ' width="96" height="96"'
      const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"${size} role="img" aria-label="${label}">`
      const drawing = `<defs>${defs.join('')}${shared.join('')}</defs>${items.map(write).join('')}`
      return `${head}${isFine ? drawing : coarse(drawing)}</svg>`
    },
  }
}

/** A third of a pixel is all the small picture can show: whole numbers in paths and places. */
function coarse(markup: string): string {
  return markup.replace(
    /( d="|translate\()([^")]+)/g,
    (_, start: string, numbers: string) =>
      start +
      numbers.replace(/h\.1|-?\d*\.\d+/g, (digits) =>
        digits === 'h.1' ? digits : String(Math.round(Number(digits))),
      ),
  )
}
