import { OrganizationForm } from '#features/agency/organization-settings/web/organization-form.tsx'
import { maxWait, shortestWait } from '#features/foundation/organizations/attendance.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'

/** What the organisation uses, each by a switch. */
export function OrganizationFeaturesScreen() {
  const { subtitle, features: texts } = useTexts('organizationSettings')
  return (
    <OrganizationPage title={texts.title} subtitle={subtitle}>
      <OrganizationForm title={texts.title}>
        {(fields, change) => (
          <>
            <Switch
              name="change.scoreboard_enabled"
              label={texts.scoreboard}
              hint={texts.scoreboardHint}
              checked={fields.scoreboard_enabled}
              onChange={scoreboard_enabled => change({ scoreboard_enabled })}
            />
            <Switch
              name="change.attendance_enabled"
              label={texts.attendance}
              hint={texts.attendanceHint}
              checked={fields.attendance_enabled}
              onChange={attendance_enabled => change({ attendance_enabled })}
            />
            {fields.attendance_enabled && (
              <div className="grid gap-5 sm:grid-cols-2">
                <NumberField
                  name="change.attendance_late_minutes"
                  label={texts.late}
                  hint={texts.lateHint}
                  value={fields.attendance_late_minutes}
                  min={shortestWait}
                  max={maxWait}
                  onChange={attendance_late_minutes => change({ attendance_late_minutes })}
                />
                <NumberField
                  name="change.attendance_missing_minutes"
                  label={texts.missing}
                  hint={texts.missingHint}
                  value={fields.attendance_missing_minutes}
                  min={shortestWait}
                  max={maxWait}
                  onChange={attendance_missing_minutes => change({ attendance_missing_minutes })}
                />
              </div>
            )}
            <Switch
              name="change.payday_enabled"
              label={texts.payday}
              hint={texts.paydayHint}
              checked={fields.payday_enabled}
              onChange={payday_enabled => change({ payday_enabled })}
            />
            <Switch
              name="change.discord_enabled"
              label={texts.discord}
              hint={texts.discordHint}
              checked={fields.discord_enabled}
              onChange={discord_enabled => change({ discord_enabled })}
            />
          </>
        )}
      </OrganizationForm>
    </OrganizationPage>
  )
}
