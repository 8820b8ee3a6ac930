import { OrganizationForm } from '#features/agency/organization-settings/web/organization-form.tsx'
import { DiscordChannelsCard } from '#features/outreach/discord-channels/web/channels-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Switch } from '#platform/web/ui/switch.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { OrganizationPage } from '../shell/organization-page.tsx'

/** The server on which the agency's people meet, and what is posted in its channels. */
export function OrganizationDiscordScreen() {
  const { subtitle, discord: texts } = useTexts('organizationSettings')
  return (
    <OrganizationPage title={texts.title} subtitle={subtitle}>
      <OrganizationForm title={texts.title}>
        {(fields, change) => (
          <>
            <Switch
              name="change.discord_enabled"
              label={texts.enabled}
              checked={fields.discord_enabled}
              onChange={discord_enabled => change({ discord_enabled })}
            />
            <TextField
              name="change.discord_server_name"
              label={texts.serverName}
              value={fields.discord_server_name}
              maxLength={100}
              onChange={event => change({ discord_server_name: event.currentTarget.value })}
            />
            <TextField
              name="change.discord_invite_url"
              type="url"
              label={texts.inviteUrl}
              hint={texts.inviteHint}
              placeholder="https://discord.gg/…"
              value={fields.discord_invite_url}
              maxLength={200}
              onChange={event => change({ discord_invite_url: event.currentTarget.value })}
            />
          </>
        )}
      </OrganizationForm>
      <DiscordChannelsCard />
    </OrganizationPage>
  )
}
