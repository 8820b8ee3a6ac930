import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { OrganizationOverview } from '../contract.ts'
import type { SetUpStep } from '../rules.ts'

const places: Readonly<Record<SetUpStep, string | undefined>> = {
  shifts: '/organization/settings/shifts',
  creators: '/creator',
  groups: '/creator-groups',
  people: '/team',
  contacts: '/organization/settings/contacts',
  // in the hands of whoever runs the installation
  mail: undefined,
  bot: '/settings/telegram',
}

/** What an organisation needs to work, ticked off; each leads to where it is done. */
export function SetUpList({ setUp }: { setUp: OrganizationOverview['setUp'] }) {
  const { setUp: texts } = useTexts('organizationOverview')
  const done = setUp.filter(({ isDone }) => isDone).length
  return (
    <Card
      title={texts.title}
      actions={<span className="tabular pr-2 text-13 text-text-2">{texts.done(done, setUp.length)}</span>}
    >
      <ul className="divide-y divide-line">
        {setUp.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} />
        ))}
      </ul>
    </Card>
  )
}

function Step({ step, isDone }: { step: SetUpStep; isDone: boolean }) {
  const { setUp: texts } = useTexts('organizationOverview')
  const { title, text } = texts.steps[step]
  const place = places[step]
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="relative flex items-start gap-3 px-4 py-2.5 pointer-coarse:py-3 has-[a]:hover:bg-hover">
      <span data-hue={isDone ? 'green' : 'gray'} className="mt-0.5 text-hue-fg">
        <Icon role="img" aria-label={isDone ? texts.isDone : texts.isOpen} size={17} />
      </span>
      <span className="min-w-0">
        {place === undefined ? (
          <span className="block font-medium text-text">{title}</span>
        ) : (
          <Link to={place} className="block font-medium text-text after:absolute after:inset-0 after:content-['']">
            {title}
          </Link>
        )}
        {!isDone && <span className="block text-13 text-text-2">{text}</span>}
      </span>
    </li>
  )
}
