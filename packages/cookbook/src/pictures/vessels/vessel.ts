import type { Random } from '@butterleaf/domain/chance/seeded-random'
import type { Floor } from '../compose/floor.ts'
import type { SvgSheet } from '../ink/svg-sheet.ts'

export interface VesselPen {
  sheet: SvgSheet
  random: Random
  glaze: Glaze
}

/** The colours one piece of crockery is painted in. */
export interface Glaze {
  /** Lit and shaded side of the rim. */
  rim: readonly [lit: string, shaded: string]
  /** Where the food lies. */
  well: string
  line: string
}

/** A vessel seen from above: draws itself and says where food may lie. */
export interface FlatVessel {
  floor: Floor
  /** The square part of the picture that the small version shows. */
  crop: readonly [x: number, y: number, width: number, height: number]
  draw: (pen: VesselPen) => void
  /** Outline at which leaves and sauce are cut off, when the vessel has walls. */
  rim?: string
}
