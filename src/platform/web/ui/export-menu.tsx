import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageOf } from '../rpc.ts'
import { saveFile } from '../save-file.ts'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'
import { useToast } from './toast.tsx'

interface FileChoice {
  readonly label: string
  readonly load: () => Promise<File | { readonly csv: string }>
  /** Undefined: as the server calls it. */
  readonly name?: string
}

interface Props {
  readonly label: string
  /** The message if no answer came. */
  readonly failed: string
  readonly files: readonly FileChoice[]
}

export function ExportMenu({ label, failed, files }: Props) {
  const toast = useToast()
  const download = useMutation({
    mutationFn: ({ load }: FileChoice) => load(),
    onSuccess: (file, { name }) =>
      'csv' in file ? saveFile(name ?? '', 'text/csv', file.csv) : saveFile(name ?? file.name, file.type, file),
    onError: error => toast.error(messageOf(error, failed)),
  })
  return (
    <Menu
      trigger={
        <Button loading={download.isPending}>
          <Download aria-hidden size={16} />
          {label}
        </Button>
      }
      items={files.map(file => ({ label: file.label, onSelect: () => download.mutate(file) }))}
    />
  )
}
