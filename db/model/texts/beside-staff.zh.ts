import type { Messages } from './messages.ts'
import type { en } from './beside-staff.en.ts'

export const zh: Messages<typeof en> = {
  queryFile: {
    name: '名称',
    type: '类型',
    size: '大小',
    description: '说明',
    addedBy: '添加者',
    date: '日期',
    state: '状态',
    actions: '操作',
    none: '尚无文件。提问者、专家和工作人员可在讨论中添加。',
    download: '下载 %{name}',
    remove: '移除 %{name}',
    removeTitle: '移除 %{name}？',
    removeText: '之后没有人能再打开它。讨论中会注明有文件被移除。',
    removeConfirm: '移除',
    removed: '文件已移除',
    gone: '该文件已被移除。',
    kind: { image: '图片', pdf: 'PDF', unknown: '未知' },
  },
}
