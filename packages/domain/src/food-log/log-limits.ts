/** LIFE-3: what one entry or extra may hold. A weight of 20 kg is a slip of the finger. */
export const logLimits = {
  leastGrams: 1,
  mostGrams: 5000,
  mostCount: 100,
  mostServings: 10,
  mostCalories: 10_000,
  mostMacroGrams: 1000,
  nameCharacters: 200,
  daysBack: 60,
  entriesPerDay: 60,
  extras: 40,
} as const
