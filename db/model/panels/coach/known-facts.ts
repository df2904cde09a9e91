/**
 * Removes clauses about missing results and, for treatments and scans, about what is only planned, offered or refused.
 * Input is the output of statedOf.
 */

const gap = ' ¦ '
const breaks = /(?<=[,;.!?¦\n，。；！？]|:\s|\s[–—-]\s)|(?<=\s)(?=(?:but|while|whereas|although|though|however)\s)/u

const unknown = new RegExp(
  [
    String.raw`\b(?:not|never|isn'?t|wasn'?t|weren'?t|hasn'?t|haven'?t|didn'?t|nor)\s+(?:yet\s+|been\s+|be\s+|ever\s+|get\s+|do\s+){0,3}(?:re-?|bio)?(?:tested|checked|done|measured|assessed|performed|available|determined|known|sequenced|staged|biopsied|reported|told)\b`,
    String.raw`\b(?:untested|unknown|unclear|unsure|pending|awaited|awaiting|outstanding|tbd|tbc|no idea)\b`,
    String.raw`\b(?:waiting|wait|waits|waited)\s+(?:for|on|to)\b`,
    String.raw`\bnot (?:yet )?(?:sure|certain|clear|back)\b`,
    String.raw`\b(?:do|does|did)(?:n['’]?t| not)\s+(?:\w+\s+)?(?:know|remember|recall|understand|have (?:the|my|his|her|a|any) (?:report|result|letter|paper)s?)\b`,
    String.raw`\b(?:forgot|forget|forgotten)\b(?= (?:the|what|which|its|my|her|his)\b)`,
    String.raw`\b(?:no ?body|no ?one|never)\s+(?:has\s+|ever\s+)?(?:told|said|tested|checked|explained|knows)\b`,
    String.raw`\bno\s+(?:\w+\s+)?(?:result|report|biops(?:y|ies)|test|tests|testing|sample|tissue)s?\b(?! (?:positive|show))`,
    String.raw`\bto be (?:tested|done|confirmed|determined)\b`,
    String.raw`\bresults? (?:is|are|will|come|in|next|not)\b`,
    String.raw`\b(?:biops(?:y|ies)|tests?|results?|patholog\w+|markers?)\b.{0,30}\b(?:next (?:week|month|monday|tuesday|wednesday|thursday|friday)|tomorrow|still running|in progress|sent off|ordered|requested)\b`,
  ].join('|'),
  'iu',
)
const hanUnknown =
  /未(?:做|查|测|检测|知|明|出|回|行)|不(?:详|明|清楚|知道|确定)|还没[有]?(?:做|查|检测|测|穿刺|活检|出|拿到|分期|告诉)|没有?(?:做|查|测|检测)过?(?!.{0,4}治疗)|没有做过|等(?:待)?.{0,6}(?:结果|病理|报告)|(?:结果|报告).{0,4}(?:没|未|等)/u

/** Future, offered, recommended, considered or refused treatment; ends where the text says that something was done. */
const planned =
  /\b(?:(?:wants?|wanted|plan(?:s|ned|ning)?|offer(?:s|ed|ing)?|suggest(?:s|ed|ing)?|recommend(?:s|ed|ing)?|propos(?:es?|ed|ing)|advis(?:es?|ed|ing)|consider(?:s|ed|ing)?|discuss(?:es|ed|ing)?|talk(?:s|ed|ing)?\s+(?:about|of)|think(?:s|ing)?\s+(?:about|of)|speak(?:s|ing)? (?:about|of)|mention(?:s|ed)?|intend(?:s|ed)?|hop(?:es?|ing)\s+(?:for|to)|would\s+(?:like|rather|prefer)|refus(?:es?|ed|ing)|declin(?:es?|ed|ing)|afraid\s+of|scared\s+of|fear(?:s|ful)?\s+of|worried about|avoid(?:s|ing)?|instead\s+of|rather than|eligible\s+for|candidate\s+for|scheduled|booked|due|options?\s+(?:is|are|of)|proposal|question|wonder(?:s|ing)?|asking|about\s+to|going\s+to|will|should|could|might|may|must|shall|need(?:s|ed)?|have to|has to)\b|(?:say|says|said|tells?|told)\s+(?:that\s+)?(?:to|me|us|him|her|we|i|he|she)?\s*(?:switch|start|take|have|need|should|must|can|could|do|try|get|go)\b|(?:now\s+)?(?:they|doctors?|doc|docs|surgeon|urologist|oncologist|she|he)\s+(?:now\s+|first\s+)?(?:say|says)\s+(?=\p{L}+(?:ectomy|therapy|mab|nib|platin)?\b)|(?:can|could)\s?(?:not|n['’]?t)\b|\bunable\s+to\b|\bbefore\b|\bnext\s+(?:week|month)\b|\bin\s+(?:\d+|two|three|a few|some)\s+(?:days|weeks|months)(?=\s*(?:$|[.,;!?])))/iu
const statedAfterwards =
  /\b(?:since|already|after|had|received|underwent|finished|completed|started|on it|am on|is on|was given|were given|got|gets|took|takes|taking|have been|has been|s\/p)\b/iu
const arranged = /\b(?:booked|scheduled|due|ordered|arranged)\b/iu
const soon =
  /\b(?:next\s+(?:week|month|monday|tuesday|wednesday|thursday|friday)|tomorrow|booked|scheduled|planned|due|ordered)\s*[.!,;]*\s*$|\bin\s+(?:\d+|two|three|four|a few|some|a)\s+(?:days?|weeks?|months?)\b/iu
const hanPlanned =
  /建议|打算|准备|计划|推荐|考虑|想(?!起)|要(?:我|她|他)|拟|预约|下(?:周|个?月)|明天|不(?:能|可|适合|愿|想|敢)|无法|拒绝|害怕|担心|先/u
const hanDone = /已|了|过|曾|后|正在|目前|现在/u

const hasHan = /\p{Script=Han}/u
const eachClause = (text: string, keep: (clause: string) => string) => text.split(breaks).map(keep).join('')

/** Removes clauses that state something as unknown, untested or pending. */
export const knownOf = (stated: string): string =>
  eachClause(stated, (clause) => ((hasHan.test(clause) ? hanUnknown : unknown).test(clause) ? gap : clause))

/** Removes treatments that are only planned, offered, recommended or refused. */
export const doneOf = (known: string): string =>
  eachClause(known, (clause) => {
    if (hasHan.test(clause)) {
      const at = clause.search(hanPlanned)
      return at < 0 || hanDone.test(clause.slice(at)) ? clause : clause.slice(0, at) + gap
    }
    if (arranged.test(clause) || (soon.test(clause) && !statedAfterwards.test(clause))) return gap
    const at = clause.search(planned)
    return at < 0 || statedAfterwards.test(clause.slice(at)) ? clause : clause.slice(0, at) + gap
  })
