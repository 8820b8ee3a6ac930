// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de as attendance } from '../messages.de.ts'
import { ContactButtons } from './reach.tsx'

const kim = {
  profileId: 'kim',
  fullName: 'Kim Albers',
  avatarImage: null,
  timeZone: null,
  languages: [],
  phone: '+49 171 39200-01',
  messenger: null,
  email: null,
  chat: null,
  discord: null,
}
const { duty: texts } = attendance

it.each([
  ['WhatsApp', { messenger: 'whatsapp', chat: 'kim_bot' } as const, 'https://wa.me/491713920001'],
  ['Telegram', { messenger: 'telegram' } as const, 'https://t.me/+491713920001'],
  ['Signal', { messenger: 'signal' } as const, 'https://signal.me/#p/+491713920001'],
  ['Telegram', { chat: 'kim_bot', discord: '8035' }, 'https://t.me/kim_bot'],
  ['Discord', { discord: '8035' }, 'https://discord.com/users/8035'],
])('opens %s for a member with %j', (messenger, contact, url) => {
  render(
    <I18nProvider language="de" catalogue={{ attendance }}>
      <ContactButtons person={{ ...kim, ...contact }} />
    </I18nProvider>,
  )
  const link = screen.getByRole('link', { name: texts.chat(kim.fullName, messenger) })
  expect(link.getAttribute('href')).toBe(url)
  expect(screen.getByRole('link', { name: texts.call(kim.fullName) }).getAttribute('href')).toBe('tel:+491713920001')
})
