import { OrganizationForm } from '#features/agency/organization-settings/web/organization-form.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
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
