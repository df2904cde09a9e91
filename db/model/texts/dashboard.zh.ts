import type { Messages } from './messages.ts'
import type { en } from './dashboard.en.ts'

export const zh = {
  help: {
    search: '在帮助中搜索',
    noMatch: '未找到与“%{text}”相关的内容。',
  },
  home: {
    managedPlans: '我管理的计划',
    welcome: '欢迎，%{name}',
    lead: '您的讨论以及其中的新动态。',
    upcoming: '即将开始的讨论',
    noUpcoming: '目前没有安排实时讨论。',
    open: '打开讨论',
    stats: '概览',
    nothingNew: '目前没有需要您处理的事项。',
    count: {
      requiringAction: '%{smart_count} 个问题需要处理',
      newOpportunities: '%{smart_count} 个新机会',
      ongoing: '%{smart_count} 个问题正在讨论',
      newResponses: '%{smart_count} 个问题有新回复',
    },
    tiles: '实用信息',
    more: '了解更多',
  },
  lobby: {
    lead: '向医学专家小组提问，并阅读他们的回答。',
    cannotPost: '您的方案不包含发起讨论。',
    emptyTitle: '您还没有提过问题',
    emptyText: '用您自己的话描述情况。熟悉该诊断的专家通常会在一天左右作答。',
    drafts: '您有 %{smart_count} 个未完成的问题。',
    continueDraft: '继续',
  },
  inbox: {
    title: '开发收件箱',
    lead: '所有本应发出的电子邮件、短信和推送消息。页面会自动刷新。',
    to: '收件人',
    channel: '渠道',
    anyChannel: '所有渠道',
    channelName: {
      email: '电子邮件',
      sms: '短信',
      app: '推送消息',
    },
    reload: '重新加载',
    empty: '尚未发送任何消息',
    code: '验证码',
    links: '链接',
    copy: '复制',
    copyOf: '复制%{what}',
    messages: '消息',
    asText: '文本',
    asHtml: '实际外观',
  },
} satisfies Messages<typeof en>
