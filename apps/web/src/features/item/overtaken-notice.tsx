import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

interface OvertakenNoticeProps {
  /** The dish that is in the plan now. */
  planned: string | undefined
  onChange: () => void
}

export function OvertakenNotice({ planned, onChange }: OvertakenNoticeProps) {
  return (
    <div role="status" className="mx-auto w-full max-w-6xl px-5 pt-2 lg:px-10">
      <Banner
        action={
          planned && (
            <Button look="ghost" onClick={onChange}>
              Cook that instead
            </Button>
          )
        }
      >
        {planned
          ? `Your plan has changed: this meal is ${planned} now. You can cook this one to its end.`
          : 'Your plan has changed: it has no dish for this meal now. You can cook this one to its end.'}
      </Banner>
    </div>
  )
}
