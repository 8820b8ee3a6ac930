import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import { revokeTokenApi, tokensApi, tokensQuery, type TokenOwnerKind } from './queries.ts'
import { TokenRow } from './token-row.tsx'

const NewTokenDialog = lazily(() => import('./new-token.tsx'), 'NewTokenDialog')

/** Access tokens for programs, the newest first; made and revoked here. */
export function TokensCard({ of }: { readonly of: TokenOwnerKind }) {
  const texts = useTexts('tokens')
  const read = useQuery(tokensQuery(of))
  const [isAdding, setAdding] = useState(false)
  const revoke = useRemoval(revokeTokenApi(of).call, tokensApi.key(), texts)
  const { title, text } = of === 'person' ? texts.own : texts.ofOrganization
  const add = (
    <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden size={14} />
      {texts.add}
    </Button>
  )
  return (
    <Card title={title} actions={(read.data?.tokens.length ?? 0) > 0 && add}>
      <p className="px-4 pt-3 text-13 text-text-2">
        {text}{' '}
        <a href="/developer/api" className="text-accent underline underline-offset-2">
          {texts.reference}
        </a>
      </p>
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-12" />
          </div>
        }
      >
        {({ tokens }) =>
          tokens.length === 0 ? (
            <EmptyState icon={<KeyRound size={20} />} text={texts.empty} action={add} />
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {tokens.map(token => (
                <TokenRow key={token.id} token={token} of={of} onRevoke={() => void revoke(token)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Suspense>
        {isAdding && <NewTokenDialog of={of} scopes={read.data?.scopes ?? []} onClose={() => setAdding(false)} />}
      </Suspense>
    </Card>
  )
}
