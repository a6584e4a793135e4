import { useState } from 'react'
import { Link } from 'react-router'
import { noAnswers } from '#lib/personality/answers/answers.ts'
import { forgetTasted, readTasted, type Tasted } from '#lib/personality/answers/tasted.ts'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { pathOfStep } from './step-words.ts'
import type { Step } from './steps.ts'
import { tastedText } from './tasted-text.ts'

const stepsOfTaste: readonly Step[] = ['gender', 'unit', 'about', 'goal']

type TastedNoteProps = StepProps & { step: Step }

/** Says which answers come from the landing page, as long as they stand as they were typed there. */
export function TastedNote({ step, answers, change }: TastedNoteProps) {
  const [tasted, setTasted] = useState(readTasted)
  const standing = (Object.keys(tasted) as (keyof Tasted)[]).filter(
    (name) => JSON.stringify(answers[name]) === JSON.stringify(tasted[name]),
  )
  if (standing.length === 0 || !stepsOfTaste.includes(step)) return null
  const clear = () => {
    change(Object.fromEntries(standing.map((name) => [name, noAnswers[name]])))
    forgetTasted()
    setTasted({})
  }
  const shown = Object.fromEntries(standing.map((name) => [name, tasted[name]]))
  return (
    <Banner
      action={
        <div className="flex flex-wrap gap-2">
          {step !== 'about' && (
            <Link to={pathOfStep('about')} className={buttonLook({ look: 'quiet', size: 'sm' })}>
              Change
            </Link>
          )}
          <Button look="quiet" size="sm" onClick={clear}>
            Start empty
          </Button>
        </div>
      }
    >
      From your taste of a day: {tastedText(shown)}.
    </Banner>
  )
}
