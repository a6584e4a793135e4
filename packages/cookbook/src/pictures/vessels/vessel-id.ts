export const VESSEL_IDS = [
  'plate',
  'board',
  'skillet',
  'bowl',
  'soup-bowl',
  'casserole',
  'sheet-pan',
  'mug',
  'glass',
  'loaf',
  'muffin-tray',
  'stack',
  'wrap',
  'jar',
  'cake-stand',
  'lunch-box',
  'parchment',
] as const

export type VesselId = (typeof VESSEL_IDS)[number]

export function isVesselId(text: string | undefined): text is VesselId {
  return VESSEL_IDS.some((id) => id === text)
}
