import type { Messages } from './messages.ts'
import type { en } from './listing.en.ts'

export const zh: Messages<typeof en> = {
  listing: {
    filter: '筛选',
    search: '在列表中搜索',
    allMedia: '全部方式',
    shared: '我的计划共享的讨论',
    sharedWithMe: '与我共享',
    only: {
      newResponses: '清除筛选：有新回复',
      requiresAction: '清除筛选：需要您处理',
    },
    collapse: '收起列表',
    expand: '展开列表',
    openNamed: '打开：%{name}',
    until: '截至',
    preview: '预览',
    toInvitation: '答复邀请',
    responses: '目前有 %{smart_count} 条回答',
    total: '共 %{smart_count} 个讨论',
    totalOthers: '进行中和已结束的讨论共 %{smart_count} 个',
    found: '找到 %{smart_count} 项',
    files: '我的文件',
    drafts: '%{smart_count} 份草稿',
    emptyFiltered: '请尝试其他词语或其他方式。',
    empty: {
      requiresAction: '没有需要您处理的事项。',
      newOpportunities: '新的讨论会自动显示在这里。',
      ongoing: '您参与的讨论会显示在这里。',
      closed: '已结束的讨论会保留在这里供阅读。',
    },
  },
  myLedger: {
    kind: '类型',
    all: '全部类型',
    from: '从',
    to: '至',
    date: '日期',
    description: '说明',
    status: '状态',
    amount: '金额',
    how: '计算方式',
    source: { async: '书面回答', session: '通话', check: '支票', donate: '捐赠', manual: '工作人员录入' },
    state: { credit: '已入账', 'debit-pending': '付款处理中', debit: '已付款' },
  },
}
