import { hashText } from '@butterleaf/domain/chance/seeded-random'
import type { Floor } from '../compose/floor.ts'
import { casseroleBox, casseroleOval, sheetPan } from './box-vessels.ts'
import { board, bowl, mug, plate, skillet, soupBowl } from './round-vessels.ts'
import type { FlatVessel } from './vessel.ts'
import type { VesselId } from './vessel-id.ts'

/** Vessels seen from above; the others draw themselves with their contents. */
export function flatVessel(vessel: VesselId, seed: string): FlatVessel | undefined {
  switch (vessel) {
    case 'plate':
    case 'wrap':
      return plate
    case 'board':
      return board
    case 'bowl':
      return bowl
    case 'soup-bowl':
      return soupBowl
    case 'skillet':
      return skillet
    case 'mug':
      return mug
    case 'sheet-pan':
      return sheetPan
    case 'casserole':
      return hashText(`${seed} casserole`) % 2 ? casseroleBox : casseroleOval
    default:
      return undefined
  }
}

export function floorOf(vessel: VesselId, seed: string): Floor {
  return flatVessel(vessel, seed)?.floor ?? { shape: 'oval', x: 240, y: 180, halfWidth: 110, halfHeight: 110 }
}
