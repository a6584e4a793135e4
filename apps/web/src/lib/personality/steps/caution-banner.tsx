import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { Caution } from '@butterleaf/domain/nutrition/safe-goal'
import { Banner } from '#ui/feedback/banner.tsx'

const reasons = {
  'pregnant-or-breastfeeding': 'you’re pregnant or breastfeeding',
  'diabetes-medication': 'you take medication for diabetes',
  'under-age': 'you’re under 18',
  underweight: 'your weight is already low for your height',
} as const satisfies Record<Caution, string>

/** [ONB-14] What was set and why, and whom to ask; no claim beyond that. */
export function CautionBanner({ cautions }: { cautions: readonly Caution[] }) {
  return (
    <Banner>
      We’ve set your plan to <b>maintain</b>, because {joinWords(cautions.map((caution) => reasons[caution]))}
      . Please ask your doctor before losing weight.
    </Banner>
  )
}
