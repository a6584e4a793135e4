import type { Tasted } from '#lib/personality/answers/tasted.ts'

const goals = { lose: 'to lose weight', maintain: 'to keep your weight', gain: 'to gain' } as const
const activities = {
  sedentary: 'mostly sitting',
  moderate: 'moderately active',
  'very-active': 'very active',
} as const

/** "female, 34 years, 165 lb, 5 ft 6, to lose weight" */
export function tastedText(tasted: Partial<Tasted>): string {
  const { gender, ageYears, weight, height, goal, activity } = tasted
  const parts = [
    gender,
    ageYears && `${ageYears} years`,
    weight && `${weight.value} ${weight.unit === 'us' ? 'lb' : 'kg'}`,
    height && heightText(height),
    goal && goals[goal],
    activity && activities[activity],
  ]
  return parts.filter(Boolean).join(', ') || 'how you measure'
}

function heightText(height: Tasted['height']): string {
  if (height.unit === 'metric') return `${height.centimeters} cm`
  return height.inches ? `${height.feet} ft ${height.inches}` : `${height.feet} ft`
}
