import type { UnitSystem } from '../kitchen/units.ts'

export type PerSystem<Value> = Readonly<Record<UnitSystem, Value | undefined>>

export function inEachSystem<Value>(of: (system: UnitSystem) => Value | undefined): PerSystem<Value> {
  return { us: of('us'), metric: of('metric') }
}
