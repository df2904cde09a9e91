import type { Messages } from './messages.ts'
import type { en } from './playground.en.ts'

export const zh: Messages<typeof en> = {
  playground: {
    title: '试验场',
    lead: '界面的每个部分及其各种状态。语言和外观在页面顶部选择。',
    brand: '品牌',
    brandName: { consilium: 'Consilium', harbor: 'Harbor Care', meridian: 'Meridian' },
    userType: '用户类型',
    showKeys: '显示文本的键名',
    buttons: '按钮',
    tone: { primary: '主要', secondary: '次要', danger: '危险', quiet: '低调', busy: '处理中', disabled: '不可用', icon: '通知' },
    reason: '尚未更改任何内容。',
    fields: '输入框',
    field: { text: '文本', hint: '提示显示在输入框上方。', wrong: '带有错误', password: '密码', long: '长文本', day: '日期', list: '列表', find: '查找一项', one: '选择其一', many: '可多选', first: '第一项', second: '第二项', third: '第三项' },
    messages: '消息',
    message: { success: '操作成功。', info: '供您参考。', warning: '请注意。', error: '操作未成功。' },
    snackbar: '简短消息',
    confirm: '询问',
    confirmText: '要继续吗？',
    alert: '告知',
    states: '状态',
    emptyTitle: '这里还没有内容',
    emptyText: '缺少什么，以及可以怎么做。',
    badges: '标签、时间、金额',
    pages: '页面',
    pagesOf: '此类用户可以打开的页面',
    page: '页面',
    outcome: '结果',
    outcomeName: { open: '打开', login: '前往登录', mfa: '前往第二重验证', password: '前往新密码', notFound: '未找到', noAuth: '未获授权', home: '前往自己的首页' },
  },
}
