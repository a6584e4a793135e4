import { paths } from '#lib/paths.ts'
import { type Step, steps } from './steps.ts'

type StepWords = { title: string; lead: string }

export const stepWords: Readonly<Record<Step, StepWords>> = {
  gender: {
    title: 'Male or female?',
    lead: 'Energy needs differ a little. We use this for your estimates and nothing else.',
  },
  unit: { title: 'How do you measure?', lead: 'Change it any time: what you typed stays exactly as it was.' },
  about: {
    title: 'About your body',
    lead: 'We use these to set your calories and protein. Change them any time.',
  },
  'body-fat': { title: 'Body fat', lead: 'An estimate from your answers. If you know better, move it.' },
  goal: { title: 'What are your end goals?', lead: 'This decides how much a day should hold.' },
  mode: { title: 'Meal plan', lead: 'Which would you prefer?' },
  breakfast: { title: 'Breakfast', lead: 'How your mornings should go.' },
  lunch: { title: 'Lunch', lead: 'The one in the middle.' },
  dinner: { title: 'Dinner', lead: 'How your days should end.' },
  dessert: { title: 'Dessert', lead: 'Something sweet fits into keto too, once or twice a week.' },
  allergies: {
    title: 'Allergies / Avoid Foods',
    lead: 'What you mark here never comes into your plan, whatever else changes.',
  },
  done: {
    title: 'That’s all we need',
    lead: 'Choose the day you start. You can do any day later than planned.',
  },
}

export function pathOfStep(step: Step): string {
  return paths[`onboarding-${step}`]
}

export function stepAt(pathname: string): Step | undefined {
  const address = pathname.replace(/\/$/, '')
  return steps.find((step) => pathOfStep(step) === address)
}
