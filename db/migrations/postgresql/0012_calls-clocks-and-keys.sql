CREATE TABLE "known_device" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_key_check" (
	"key_id" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "csr_task" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "measured_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "paused_for" jsonb;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "clarify_response_id" text;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "clarifying_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "clarified_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "booked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "confirm_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "query_expert" ADD COLUMN "given_back_reason" text;--> statement-breakpoint
ALTER TABLE "query_header" ADD COLUMN "session_ended_by" text;--> statement-breakpoint
ALTER TABLE "query_header" ADD COLUMN "meeting_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "query_selection" ADD COLUMN "input_hash" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "leased_by" text;--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_token" ON "known_device" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "known_device_user" ON "known_device" USING btree ("user_id","last_used_at");--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@stage' WHERE "label" = 'Stage' AND "pattern" = 'stage, staged, staging, T# N#, cT#, pT#, ypT#, Tis, metasta*, localized, localised, locally advanced, limited disease, extensive disease, 期, 转移, 局部晚期';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@pathology', "hint" = 'Histology and grade of the biopsy or the resected tumour, for example invasive ductal, grade 2', "hint_zh" = '活检或手术标本的组织学类型和分级，例如：浸润性导管癌，2 级' WHERE "label" = 'Pathology' AND "pattern" = 'biops*, patholog*, histolog*, cytolog*, grade, carcinoma, adenocarcinoma, sarcoma, lymphoma, melanoma, differentiated, in situ, 病理, 活检, 组织学, 分化, 腺癌, 鳞癌, 肉瘤, 淋巴瘤';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@biomarker', "hint" = 'What was tested and what it showed, for example HER2 negative, EGFR mutated', "hint_zh" = '做过哪些检测、结果如何，例如：HER2 阴性、EGFR 突变' WHERE "label" = 'Biomarkers' AND "pattern" = 'biomarker*, mutation*, mutated, wild type, wildtype, NGS, sequencing, genomic*, molecular*, PD-L1, TMB, MSI*, MSS, MMR, dMMR, pMMR, BRCA*, EGFR, ALK, KRAS, BRAF, HER2, ER, PR, 标志物, 检测, 基因, 突变, 免疫组化, 测序';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@treatment' WHERE "label" = 'Treatments so far' AND "pattern" = 'chemo*, radiation, radiotherapy, surger*, operat*, resect*, *ectomy, immunotherap*, targeted, treated, treatment, therap*, cycle*, lines of, first line, second line, untreated, treatment naive, no treatment, *mab, *nib, *platin, *taxel, 化疗, 放疗, 手术, 切除, 免疫治疗, 靶向, 治疗, 疗程';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@condition' WHERE "label" = 'General condition' AND "pattern" = 'ECOG, performance status, PS #, Karnofsky, KPS, fit, frail, active, independent, walks, walking, bedridden, wheelchair, works full*, 体能, 卧床, 自理, 活动';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@illness' WHERE "label" = 'Other illnesses and medicines' AND "pattern" = 'comorbid*, diabet*, hypertens*, heart, cardiac, kidney, renal, liver function, lung disease, COPD, asthma, medication*, medicine*, takes, allerg*, no other, otherwise healthy, anticoagul*, 合并症, 糖尿病, 高血压, 心脏, 肾, 用药, 药物, 过敏';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@imaging' WHERE "label" = 'Latest imaging' AND "pattern" = 'CT, MRI, PET*, scan, scans, ultrasound, x-ray, imaging, mammogra*, scintigraph*, # mm, # cm, 影像, 超声, 磁共振, 毫米, 厘米';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@receptors', "hint" = 'ER and PR, in percent if known, for example ER 90 %' WHERE "label" = 'Hormone receptors' AND "pattern" = 'ER, PR, ER+, ER-, estrogen, oestrogen, progesterone, hormone receptor*, HR positive, HR negative, triple negative, TNBC, 雌激素, 孕激素, 激素受体, 三阴';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'HER2*, HER-2, erbB2, triple negative, triple positive, TNBC, 三阴' WHERE "label" = 'HER2' AND "pattern" = 'HER2, HER-2, erbB2, triple negative, TNBC, 三阴';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@menopause' WHERE "label" = 'Menopause' AND "pattern" = 'menopaus*, premenopaus*, postmenopaus*, perimenopaus*, 绝经';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@family' WHERE "label" = 'Family history and BRCA' AND "pattern" = 'BRCA*, germline, PALB2, family history, mother, sister, aunt, hereditary, 家族, 遗传, 胚系';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'EGFR, ALK, ROS1, KRAS, BRAF, MET exon*, MET amp*, RET fusion*, RET positive, NTRK*, driver*, L858R, exon 19, exon 20, T790M, G12C, 驱动基因, 外显子' WHERE "label" = 'Driver mutations' AND "pattern" = 'EGFR, ALK, ROS1, KRAS, BRAF, MET exon*, RET, NTRK*, driver*, 驱动基因';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@brain' WHERE "label" = 'Brain imaging' AND "pattern" = 'brain, cerebral, cranial, intracranial, head MRI, 脑, 颅';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@smoking' WHERE "label" = 'Smoking' AND "pattern" = 'smok*, pack years, tobacco, cigarette*, 吸烟, 烟';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'FEV1, DLCO, TLCO, lung function, pulmonary function, breathing test*, PFT*, spirometr*, 肺功能' WHERE "label" = 'Lung function' AND "pattern" = 'FEV1, DLCO, lung function, pulmonary function, PFT*, spirometr*, 肺功能';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'right sided, left sided, right colon, left colon, right side of the colon, left side of the colon, right side of the bowel, left side of the bowel, right side of my colon, left side of my colon, right part of the large bowel, left part of the large bowel, right hemicolectomy, left hemicolectomy, hepatic flexure, splenic flexure, cecum, cecal, caecum, caecal, ascending colon, ascending, transverse, descending colon, descending, sigmoid, rectosigmoid, appendix, 右半, 左半, 升结肠, 横结肠, 降结肠, 乙状, 盲肠, 肝曲, 脾曲' WHERE "label" = 'Side of the colon' AND "pattern" = 'right sided, left sided, right colon, left colon, cecum, caecum, ascending, transverse, descending, sigmoid, 右半, 左半, 升结肠, 降结肠, 乙状';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'RAS, KRAS, NRAS, BRAF, MSI, MSI-*, MSS, MMR, dMMR, pMMR, mismatch, microsatellite, 错配修复, 微卫星' WHERE "label" = 'RAS, BRAF and MSI' AND "pattern" = 'RAS, KRAS, NRAS, BRAF, MSI*, MSS, MMR, dMMR, pMMR, mismatch, 错配修复, 微卫星';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '# cm from the anal verge, # cm from anal verge, # cm from the anus, # cm above the anus, # cm above the anal verge, # cm from the verge, # cm ab ano, anal verge, mesorectal, MRF, CRM, EMVI, sphincter involve*, low rectal, mid rectal, upper rectal, 肛缘, 距肛, 系膜, 环周切缘, 括约肌' WHERE "label" = 'Distance and margins' AND "pattern" = '# cm, anal verge, mesorectal, MRF, CRM, EMVI, sphincter, 肛缘, 系膜, 括约肌';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = '@hormones' WHERE "label" = 'Hormone treatment' AND "pattern" = 'ADT, androgen*, castrat*, hormone sensitive, CRPC, HSPC, mCRPC, LHRH, GnRH, *lutamide, abiraterone, 去势, 内分泌, 雄激素';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'resectab*, unresectab*, nonresectab*, inoperable, not operable, operable, cannot operate, can not operate, can''t operate, cant operate, cannot be operated, can not be operated, cannot be removed, can not be removed, wrapped around, borderline, SMA, SMV, portal vein, celiac, coeliac, 可切除, 不能手术, 无法手术, 不能切除, 无法切除, 包绕, 血管' WHERE "label" = 'Resectability' AND "pattern" = 'resectab*, unresectab*, borderline, SMA, SMV, portal vein, celiac, coeliac, 可切除, 血管';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'germline, BRCA*, PALB2, ATM, hereditary, Lynch, 胚系, 遗传' WHERE "label" = 'Germline test' AND "pattern" = 'germline, BRCA*, PALB2, ATM, hereditary, 胚系, 遗传';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'Breslow, ulcerat*, # mm thick, # mm deep, melanoma # mm, thickness, 溃疡, 厚度' WHERE "label" = 'Breslow and ulceration' AND "pattern" = 'Breslow, ulcerat*, # mm, thickness, 溃疡, 厚度';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "hint" = 'The result, or that none was removed', "hint_zh" = '结果，或未取' WHERE "label" = 'Sentinel node' AND "pattern" = 'sentinel, SLNB, SNB, lymph node*, 前哨, 淋巴结';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'platinum free, platinum sensitive, platinum resistant, platinum refractory, PFI, # months after the last chemo*, # months after last chemo*, # months after her last chemo*, # months after my last chemo*, # months after carboplatin, # months after platinum, # months after the last platinum, # months after chemo*, # mo after platinum, # months since the last chemo*, # months since her last chemo*, # months since my last chemo*, # months since last platinum, 末次化疗, 化疗后#个月, 无铂, 铂敏感, 铂耐药' WHERE "label" = 'Platinum-free time' AND "pattern" = 'platinum*, carboplatin, cisplatin, PFI, 铂';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'BRCA*, gBRCA*, HRD, homologous, germline, 同源重组, 胚系' WHERE "label" = 'BRCA and HRD' AND "pattern" = 'BRCA*, HRD, homologous, germline, 同源重组, 胚系';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'cytogenetic*, karyotype, FISH, Philadelphia, Ph+, Ph positive, Ph negative, BCR-ABL*, t(*, del(*, del #*, 17p*, 11q*, TP53, IGHV, ETV6*, KMT2A, 核型, 染色体, 费城, 细胞遗传' WHERE "label" = 'Cytogenetics and molecular markers' AND "pattern" = 'cytogenetic*, karyotype, FISH, Philadelphia, BCR-ABL*, t(*, del(*, TP53, 核型, 费城, 细胞遗传';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'remission, CR#, CRi, MRD, relaps*, refractory, residual, in CR, 缓解, 复发, 难治, 残留' WHERE "label" = 'Remission' AND "pattern" = 'remission, relaps*, refractory, MRD, residual, 缓解, 复发, 难治, 残留';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'blasts, blast count, # % blast*, 原始细胞, 幼稚细胞' WHERE "label" = 'Blasts' AND "pattern" = 'blast*, marrow, 原始细胞, 骨髓';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'cytogenetic*, karyotype, FISH, FLT3*, NPM1, IDH*, TP53, CEBPA, RUNX1, ASXL1, KMT2A, t(*, inv(*, chromosome*, monosomy*, 核型, 染色体, 细胞遗传' WHERE "label" = 'Cytogenetics and molecular markers' AND "pattern" = 'cytogenetic*, karyotype, FISH, FLT3*, NPM1, IDH*, TP53, CEBPA, 核型, 细胞遗传';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'gross total, subtotal, near total, GTR, STR, total resection, partial resection, partially removed, completely removed, resect*, debulk*, biopsy only, part of it, all of it, whole tumour, whole tumor, 全切, 次全切, 部分切除, 活检' WHERE "label" = 'Extent of resection' AND "pattern" = 'gross total, subtotal, GTR, STR, resect*, biopsy only, 全切, 次全切, 活检';--> statement-breakpoint
UPDATE "diagnosis_fact" SET "pattern" = 'dexamethasone, decadron, dex, steroid*, cortisone, prednisone, seizure*, fits, convulsion*, levetiracetam, keppra, epilep*, 地塞米松, 激素, 癫痫, 抽搐' WHERE "label" = 'Steroids and seizures' AND "pattern" = 'dexamethasone, steroid*, seizure*, levetiracetam, epilep*, 地塞米松, 激素, 癫痫';--> statement-breakpoint
UPDATE "query_expert" SET "measured_seconds" = "measured_minutes" * 60 WHERE "measured_minutes" > 0;--> statement-breakpoint
UPDATE "query_expert" SET "paused_for" = '["hold"]'::jsonb WHERE "remaining_ms" IS NOT NULL;--> statement-breakpoint
UPDATE "query_expert" SET "side" = 'asker' WHERE "side" IS NULL AND "pool_id" IS NULL AND "round" > 0 AND EXISTS (
	SELECT 1 FROM "query_header" h WHERE h."id" = "query_expert"."query_id" AND h."private_expert_id" = "query_expert"."user_id"
);--> statement-breakpoint
UPDATE "query_expert" SET "side" = (
	SELECT CASE
		WHEN s."mode" = 'grant_only' THEN 'grant'
		WHEN s."mode" IN ('plan_only', 'plan_select') THEN 'plan'
		WHEN s."mode" = 'grant_first' AND l.line->>'tier' = '1' THEN 'plan'
		WHEN s."mode" = 'plan_first' AND l.line->>'tier' = '1' THEN 'grant'
	END
	FROM "query_selection" s, jsonb_array_elements(s."ranking") AS l(line)
	WHERE s."query_id" = "query_expert"."query_id" AND s."round" = "query_expert"."round"
		AND l.line->>'userId' = "query_expert"."user_id" AND l.line->'rank' IS NOT NULL
	LIMIT 1
) WHERE "side" IS NULL AND "pool_id" IS NULL AND "round" > 0 AND "status" NOT IN ('user', 'csr');--> statement-breakpoint
UPDATE "query_expert" SET "pool_id" = (
	SELECT CASE WHEN count(DISTINCT found.pool) = 1 THEN min(found.pool) END FROM (
		SELECT gp."pool_id" AS pool, 'grant' AS brought FROM "query_header" h
		INNER JOIN "grant_pool" gp ON gp."grant_id" = h."grant_id"
		INNER JOIN "pool_expert" pe ON pe."pool_id" = gp."pool_id" AND pe."user_id" = "query_expert"."user_id" AND pe."added_at" <= "query_expert"."created_at"
		WHERE h."id" = "query_expert"."query_id" AND coalesce("query_expert"."side", 'grant') = 'grant'
		UNION
		SELECT pp."pool_id", 'plan' FROM "query_header" h
		INNER JOIN "membership_plan_pool" pp ON pp."plan_id" = h."plan_id" AND pp."pool_id" = coalesce(h."pool_id", pp."pool_id")
		INNER JOIN "pool_expert" pe ON pe."pool_id" = pp."pool_id" AND pe."user_id" = "query_expert"."user_id" AND pe."added_at" <= "query_expert"."created_at"
		WHERE h."id" = "query_expert"."query_id" AND coalesce("query_expert"."side", 'plan') = 'plan'
	) found
) WHERE "pool_id" IS NULL AND ("side" IS NULL OR "side" IN ('grant', 'plan')) AND "round" > 0 AND "status" NOT IN ('user', 'csr') AND EXISTS (
	SELECT 1 FROM "query_selection" s WHERE s."query_id" = "query_expert"."query_id" AND s."round" = "query_expert"."round"
);--> statement-breakpoint
UPDATE "query_expert" SET "side" = (
	SELECT CASE WHEN count(DISTINCT found.brought) = 1 THEN min(found.brought) END FROM (
		SELECT gp."pool_id" AS pool, 'grant' AS brought FROM "query_header" h
		INNER JOIN "grant_pool" gp ON gp."grant_id" = h."grant_id"
		INNER JOIN "pool_expert" pe ON pe."pool_id" = gp."pool_id" AND pe."user_id" = "query_expert"."user_id" AND pe."added_at" <= "query_expert"."created_at"
		WHERE h."id" = "query_expert"."query_id" AND coalesce("query_expert"."side", 'grant') = 'grant'
		UNION
		SELECT pp."pool_id", 'plan' FROM "query_header" h
		INNER JOIN "membership_plan_pool" pp ON pp."plan_id" = h."plan_id" AND pp."pool_id" = coalesce(h."pool_id", pp."pool_id")
		INNER JOIN "pool_expert" pe ON pe."pool_id" = pp."pool_id" AND pe."user_id" = "query_expert"."user_id" AND pe."added_at" <= "query_expert"."created_at"
		WHERE h."id" = "query_expert"."query_id" AND coalesce("query_expert"."side", 'plan') = 'plan'
	) found
) WHERE "side" IS NULL AND "round" > 0 AND "status" NOT IN ('user', 'csr') AND EXISTS (
	SELECT 1 FROM "query_selection" s WHERE s."query_id" = "query_expert"."query_id" AND s."round" = "query_expert"."round"
);--> statement-breakpoint
UPDATE "query_expert" SET "booked_at" = coalesce("query_expert"."accepted_at", "query_expert"."updated_at"), "reserved_until" = NULL, "remaining_ms" = NULL, "meeting_time" = coalesce("query_expert"."meeting_time", h."meeting_time") FROM "query_header" h WHERE h."id" = "query_expert"."query_id" AND "query_expert"."status" = 'claimed' AND h."media_type" IN ('audio', 'video') AND h."meeting_time" IS NOT NULL AND h."status" IN ('open', 'held', 'answered');--> statement-breakpoint
UPDATE "query_header" SET "close_time" = greatest("close_time", "meeting_time" + (coalesce("meeting_minutes", 30) + 15) * interval '1 minute' + coalesce("max_query_duration", (SELECT p."max_query_duration" FROM "membership_plan" p WHERE p."id" = "query_header"."plan_id"), (SELECT g."max_query_duration" FROM "grant_program" g WHERE g."id" = "query_header"."grant_id"), 168) * interval '1 hour') WHERE "media_type" IN ('audio', 'video') AND "status" IN ('open', 'answered') AND "close_time" IS NOT NULL AND "meeting_time" IS NOT NULL;--> statement-breakpoint
UPDATE "query_header" SET "close_time" = greatest("close_time", to_timestamp((SELECT max(t.value::bigint) FROM jsonb_array_elements_text("query_header"."proposed_times") t)) + interval '1 day') WHERE "media_type" IN ('audio', 'video') AND "status" IN ('open', 'answered') AND "close_time" IS NOT NULL AND "meeting_time" IS NULL AND jsonb_array_length("proposed_times") > 0;--> statement-breakpoint
INSERT INTO "job" ("id", "kind", "unique_key", "payload", "run_at", "attempts", "created_at") SELECT 'upgrade-restore-call-seats', 'discussion.restoreCallSeats', 'upgrade-restore-call-seats', '{}', now(), 0, now() WHERE EXISTS (SELECT 1 FROM "query_expert" e INNER JOIN "query_header" h ON h."id" = e."query_id" WHERE e."status" = 'timedout' AND e."accepted_at" IS NOT NULL AND e."answered_at" IS NULL AND h."media_type" IN ('audio', 'video') AND h."meeting_time" IS NOT NULL AND h."status" IN ('open', 'answered'));