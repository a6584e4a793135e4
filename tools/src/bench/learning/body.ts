// A body after Hall's dynamic model (Lancet 2011; 378: 826): fat, lean tissue, glycogen with its water, extracellular water,
// adaptive thermogenesis. It is no kin of the filter in the domain, which it judges.
export type Body = {
  fatKg: number
  leanKg: number
  glycogenKg: number
  extraWaterKg: number
  adaptiveKcal: number
}

/** What a body begins with and is made of. */
export type Constitution = {
  fatKg: number
  leanKg: number
  /** What it uses on the day before, eating as it did. */
  usualKcal: number
  usualCarbsGrams: number
  /** 1 in most: how much water keto takes. */
  waterFactor: number
  /** Of moving about, per kg: part of what it uses. */
  movingKcalPerKg: number
}

const kcalPerFatKg = 9440
const kcalPerLeanKg = 1816
/** Forbes' 10.4 kg is of masses; here energy is shared. */
const forbesKg = (10.4 * kcalPerLeanKg) / kcalPerFatKg
const fatKcalPerKg = 3.2
const leanKcalPerKg = 22
const foodCost = 0.1
const adaptation = 0.14
const adaptationDays = 14
const buildingFatKcalPerKg = 180
const buildingLeanKcalPerKg = 230
const fullGlycogenKg = 0.5
const glycogenDays = 2
const waterPerGlycogenKg = 2.7
const sodiumMgPerLiter = 3220
const sodiumMgPerLiterDay = 3000
const sodiumMgOfCarbs = 4000

export function newBody(
  { fatKg, leanKg, usualCarbsGrams, waterFactor }: Constitution,
  isStarter: boolean,
): Body {
  const body = { fatKg, leanKg, glycogenKg: fullGlycogenKg, extraWaterKg: 0, adaptiveKcal: 0 }
  if (isStarter) return body
  const share = 25 / usualCarbsGrams
  return {
    ...body,
    glycogenKg: fullGlycogenKg * Math.sqrt(share),
    extraWaterKg: settledWaterKg(share, waterFactor),
  }
}

export function weightOf(body: Body): number {
  return body.fatKg + body.leanKg + body.glycogenKg * (1 + waterPerGlycogenKg) + body.extraWaterKg
}

export type Meals = { kcal: number; carbsGrams: number; saltMg: number }

/** One day on. `movingFactor`: how the person moves, 1 as ever. */
export function liveDay(body: Body, made: Constitution, meals: Meals, movingFactor: number): Body {
  const used = usedKcal(body, made, meals.kcal, movingFactor)
  const carbShare = meals.carbsGrams / made.usualCarbsGrams
  const glycogenGoal = fullGlycogenKg * Math.min(1.2, Math.sqrt(carbShare))
  const glycogenKg = glycogenGoal + (body.glycogenKg - glycogenGoal) * Math.exp(-1 / glycogenDays)
  const gap = meals.kcal - used - 4180 * (glycogenKg - body.glycogenKg)
  const leanShare = forbesKg / (forbesKg + body.fatKg)
  // Building tissue costs energy, and breaking it down as well.
  const fatKg = ((1 - leanShare) * gap) / (kcalPerFatKg + buildingFatKcalPerKg)
  const leanKg = (leanShare * gap) / (kcalPerLeanKg + buildingLeanKcalPerKg)
  const settled =
    settledWaterKg(carbShare, made.waterFactor) + (meals.saltMg / sodiumMgPerLiterDay) * made.waterFactor
  const days = sodiumMgPerLiter / sodiumMgPerLiterDay
  const wantedAdaptive = adaptation * (meals.kcal - made.usualKcal)
  return {
    fatKg: Math.max(2, body.fatKg + fatKg),
    leanKg: body.leanKg + leanKg,
    glycogenKg,
    extraWaterKg: settled + (body.extraWaterKg - settled) * Math.exp(-1 / days),
    adaptiveKcal: wantedAdaptive + (body.adaptiveKcal - wantedAdaptive) * Math.exp(-1 / adaptationDays),
  }
}

/** The intake at which tissue would stay, once the body has adapted to it. */
export function holdingKcal(body: Body, made: Constitution, movingFactor: number): number {
  const atNothing = usedKcal({ ...body, adaptiveKcal: 0 }, made, made.usualKcal, movingFactor)
  return made.usualKcal + (atNothing - made.usualKcal) / (1 - foodCost - adaptation)
}

function usedKcal(body: Body, made: Constitution, kcal: number, movingFactor: number): number {
  const tissue = (fatKg: number, leanKg: number, factor: number) =>
    fatKcalPerKg * fatKg + leanKcalPerKg * leanKg + made.movingKcalPerKg * factor * (fatKg + leanKg)
  const asEver = tissue(made.fatKg, made.leanKg, 1)
  const change = tissue(body.fatKg, body.leanKg, movingFactor) - asEver
  return made.usualKcal + change + foodCost * (kcal - made.usualKcal) + body.adaptiveKcal
}

function settledWaterKg(carbShare: number, factor: number): number {
  return (-factor * sodiumMgOfCarbs * (1 - Math.min(1.2, carbShare))) / sodiumMgPerLiterDay
}
