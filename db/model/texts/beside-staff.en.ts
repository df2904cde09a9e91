/** What staff see of a discussion beside its answers. */
export const en = {
  queryFile: {
    name: 'Name',
    type: 'Type',
    size: 'Size',
    description: 'Description',
    addedBy: 'Added by',
    date: 'Date',
    state: 'State',
    actions: 'Actions',
    none: 'No files yet. Asker, experts and staff add them in the discussion.',
    download: 'Download %{name}',
    remove: 'Remove %{name}',
    removeTitle: 'Remove %{name}?',
    removeText: 'Nobody can open it any more. The discussion says that a file was removed.',
    removeConfirm: 'Remove',
    removed: 'The file has been removed',
    gone: 'It has been removed already.',
    kind: { image: 'Picture', pdf: 'PDF', unknown: 'Unknown' },
  },
}
