import { useMember } from '#features/access/sign-in/web/session.tsx'
import { demandedFor } from '#features/foundation/organizations/second-factor.ts'
import { languages } from '#kit/catalogue.ts'
import { addDays, parseDay, todayIn } from '#kit/day.ts'
import { DeletionCard } from '#features/members/departure/web/deletion-card.tsx'
import { OrganizationForm } from '#features/agency/organization-settings/web/organization-form.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { findListedZone, timeZones } from '#platform/web/time-zones.ts'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'
import { serverNow } from '#platform/web/now.ts'

/** What the organisation is called, where its clocks stand, and what is usual in it. */
export function OrganizationGeneralScreen() {
  const { organization, role } = useMember()
  const inTwoWeeks = () => addDays(todayIn(organization.timeZone, serverNow()), 14)
  const { subtitle, general: texts, features, security } = useTexts('organizationSettings')
  return (
    <OrganizationPage title={texts.title} subtitle={subtitle}>
      <OrganizationForm title={texts.title}>
        {(fields, change) => (
          <>
            <TextField
              name="change.name"
              label={texts.name}
              value={fields.name}
              maxLength={100}
              autoComplete="off"
              onChange={event => change({ name: event.currentTarget.value })}
            />
            <Combobox
              name="change.time_zone"
              label={texts.timeZone}
              hint={texts.timeZoneHint}
              options={timeZones}
              value={findListedZone(fields.time_zone)}
              onChange={time_zone => change({ time_zone })}
            />
            <Select
              name="change.default_language"
              label={texts.language}
              hint={texts.languageHint}
              value={fields.default_language}
              options={languages.map(value => ({ value, label: texts.languages[value] }))}
              onChange={default_language => change({ default_language })}
            />
            <NumberField
              name="change.default_vacation_days"
              label={texts.vacation}
              hint={texts.vacationHint}
              min={0}
              max={7}
              value={fields.default_vacation_days}
              onChange={default_vacation_days => change({ default_vacation_days })}
            />
            <Switch
              name="change.payday_enabled"
              label={features.payday}
              hint={features.paydayHint}
              checked={fields.payday_enabled}
              onChange={payday_enabled => change({ payday_enabled })}
            />
            <NumberField
              name="change.payday_day"
              label={texts.payday}
              hint={texts.paydayHint}
              min={1}
              max={31}
              disabled={!fields.payday_enabled}
              value={fields.payday_day}
              onChange={payday_day => change({ payday_day })}
            />
          </>
        )}
      </OrganizationForm>
      <OrganizationForm title={security.title}>
        {(fields, change) => (
          <>
            <Select
              name="change.second_factor_for"
              label={security.demandedFor}
              hint={security.demandedForHint}
              value={fields.second_factor_for}
              options={demandedFor.map(value => ({ value, label: security.levels[value] }))}
              onChange={second_factor_for =>
                change({ second_factor_for, second_factor_from: fields.second_factor_from || inTwoWeeks() })
              }
            />
            <DateField
              name="change.second_factor_from"
              label={security.from}
              hint={security.fromHint}
              disabled={fields.second_factor_for === 'nobody'}
              value={fields.second_factor_from}
              onChange={from => change({ second_factor_from: parseDay(from) ?? '' })}
            />
          </>
        )}
      </OrganizationForm>
      {role === 'owner' && <DeletionCard organization={organization.name} />}
    </OrganizationPage>
  )
}
