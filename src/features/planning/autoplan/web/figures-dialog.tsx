import { compareNames } from '#kit/compare-names.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { Figures, Proposals } from '../schema.ts'

interface Props {
  readonly figures: Figures
  readonly people: Proposals['people']
  /** Undefined: the plan of today. */
  readonly label: string | undefined
  readonly onClose: () => void
}

const number = 'tabular py-2 pl-4 text-right whitespace-nowrap'

/** Shows the figures behind the plots of a row. */
export function FiguresDialog({ figures, people, label, onClose }: Props) {
  const { perPerson: texts } = useTexts('autoplan')
  const names = new Map(people.map(({ profileId, fullName }) => [profileId, fullName]))
  const rows = figures.people
    .map(row => ({ ...row, fullName: names.get(row.profileId) ?? '' }))
    .toSorted((a, b) => compareNames(a.fullName, b.fullName))
  return (
    <Dialog
      open
      size="lg"
      title={label === undefined ? texts.today : texts.title(label)}
      onOpenChange={open => open || onClose()}
    >
      <table className="w-full text-13">
        <thead className="text-12 text-text-2">
          <tr>
            <th scope="col" className="py-2 text-left font-medium">
              {texts.person}
            </th>
            {[texts.hours, texts.against, texts.nights, texts.weekends].map(head => (
              <th key={head} scope="col" className={`${number} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {rows.map(({ profileId, fullName, hours, againstWish: against, nights, weekends }) => (
            <tr key={profileId}>
              <th translate="no" scope="row" className="max-w-40 truncate py-2 text-left font-medium text-text">
                {fullName}
              </th>
              <td className={number}>{texts.plain(hours)}</td>
              <td className={number}>
                {against === null ? (
                  <span className="text-text-3">{texts.noWish}</span>
                ) : against === 0 ? (
                  texts.inWish
                ) : (
                  <span data-hue={against > 0 ? 'orange' : 'indigo'} className="font-medium text-hue-fg">
                    {texts.signed(against)}
                  </span>
                )}
              </td>
              <td className={number}>{nights}</td>
              <td className={number}>{weekends}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
