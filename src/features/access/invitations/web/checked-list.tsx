import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { emailForDisplay } from '#kit/e-mail.ts'
import type { CheckedInvitationList } from '../schema.ts'

/** Of many as many as help to see what is wrong. */
const maxShown = 100

/** Who will be invited, and which lines are left out and why. */
export function CheckedList({ good, bad }: CheckedInvitationList) {
  const { many: texts } = useTexts('invitations')
  return (
    <div className="flex flex-col gap-4">
      {good.length === 0 ? (
        <Notice kind="warning">{texts.nobody}</Notice>
      ) : (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-text">{texts.good(good.length)}</h3>
          <ul
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            tabIndex={0}
            aria-label={texts.good(good.length)}
            className="max-h-48 overflow-y-auto rounded-control border border-line px-3 py-2 text-13 wrap-anywhere text-text"
          >
            {good.map(({ email, name }) => (
              <li key={email}>{[name, emailForDisplay(email)].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </section>
      )}
      {bad.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-text">{texts.bad(bad.length)}</h3>
          <ul className="divide-y divide-line rounded-control border border-line">
            {bad.slice(0, maxShown).map(({ line, text, fault }) => (
              <li key={`${line} ${text} ${fault}`} className="flex flex-col gap-0.5 px-3 py-2 text-13">
                <span className="flex gap-2">
                  <span className="tabular shrink-0 text-text-3">{texts.line(line)}</span>
                  <span className="min-w-0 wrap-anywhere text-text">{text}</span>
                </span>
                <span className="text-text-2">{texts.faults[fault]}</span>
              </li>
            ))}
          </ul>
          {bad.length > maxShown && <p className="text-13 text-text-2">{texts.more(bad.length - maxShown)}</p>}
        </section>
      )}
    </div>
  )
}
